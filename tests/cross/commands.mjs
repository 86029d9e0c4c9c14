/* The commands by which a build for another system is held against the native one, and the comparison: every command runs in both, in
 * a folder of its own, with the same files; exit code, both outputs and all files afterwards are compared, byte for byte. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

function firstDifference(a, b) {
    let i = 0;
    while (i < a.length && a[i] === b[i]) i++;
    return `'${a.slice(Math.max(0, i - 40), i + 60)}' here, '${b.slice(Math.max(0, i - 40), i + 60)}' there`;
}

function withoutCR(bytes) {
    return Buffer.from(Buffer.from(bytes).toString("latin1").replaceAll("\r\n", "\n"), "latin1");
}

/* The journal of an event says when something was done: there a moment later than here. */
function withoutTimes(bytes) {
    return Buffer.from(Buffer.from(bytes).toString("latin1").replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/g, "then"), "latin1");
}

class Comparison {
    constructor(here, there) {
        Object.assign(this, { here, there, commands: 0, files: 0, different: 0 });
    }

    /* One command in both; what it leaves behind here is what the next one finds. Files that managers read have the ends of lines of
     * their system: without their CR they are the same (managersOwn). */
    async run(program, words, given, managersOwn = "") {
        const here = await this.here(program, words, given);
        const there = await this.there(program, words, given);
        const faults = [];
        if (here.code !== there.code) faults.push(`exit ${here.code} here, ${there.code} there`);
        for (const stream of ["out", "err"])
            if (here[stream] !== there[stream]) faults.push(firstDifference(here[stream], there[stream]));
        for (const name of new Set([...Object.keys(here.files), ...Object.keys(there.files)])) {
            this.files++;
            const a = here.files[name], b = there.files[name];
            if (a === undefined || b === undefined) faults.push(`${name} is only ${a === undefined ? "there" : "here"}`);
            else if (!withoutTimes(a).equals(withoutTimes(name === managersOwn ? withoutCR(b) : b))) faults.push(`${name} differs`);
        }
        this.commands++;
        if (faults.length > 0) {
            this.different++;
            console.log(`${program} ${words.join(" ")}: ${faults.join("; ")}`);
        }
        return here.files;
    }
}

async function wholeEvent(both, source, name, rules, file) {
    let now = { [file]: readFileSync(join(source, "tests/data/examples", name)) };
    const say = async (...words) => {
        now = await both.run("bestdraw", words, now);
    };
    await say("show", "--lenient", file);
    await say("draw", "--lenient", ...rules, file, "--certificate", "open.cert");
    now = await both.run("bestdraw-verify", ["--lenient", file, "open.cert"], now);
    await say("draw", "--lenient", ...rules, file, "--format", "html");
    await say("explain", "--lenient", ...rules, file);
    await say("why-not", "--lenient", ...rules, file, "1", "2");
    await say("compare", "--lenient", ...rules, file);
    await say("standings", "--lenient", file);
    await say("draw", "--lenient", ...rules, file, "--save");
    await say("undo", file);
    await say("result", file, "99", "1", "2", "1-0");
    await say("draw", "missing.json");
}

/* A new event by the names of its people, in a file whose name is not plain. */
async function newEvent(both, file) {
    let now = { "Spieler Größe.csv": "name,rating\n" + ["Müller, Jürgen", "Ångström, Åsa", "Đorđević, Ana", "O'Neill, Sean", "Łukasz",
        "Zoë", "Иванов", "Smith, Anna"].map((name, i) => `"${name}",${2100 - 37 * i}\n`).join("") };
    const say = async (...words) => {
        now = await both.run("bestdraw", words, now);
    };
    await say("new", "Spieler Größe.csv", file, "--rounds", "5", "--name", "Frühling in Köln");
    await say("draw", file, "--save");
    await say("result", file, "1", "--board", "1", "1-0");
    await say("result", file, "1", "--board", "2", "1/2");
    await say("find", file, "müller");
    await say("bye", file, "Zoë", "2", "H");
    await say("undo", file);
    await say("redo", file);
    await say("withdraw", file, "łukasz", "2");
    await say("sheet", file, "pairings", "--format", "csv");
    await say("convert", file, "Köln 1.trf");
}

/* As tournament managers call a pairing engine. */
async function engineCalls(both, source) {
    const trf = readdirSync(join(source, "tests/data/corpus")).filter((name) => /^n[0-9]+_.*\.trf$/.test(name));
    for (const name of trf.filter((_, i) => i % 9 === 0)) {
        const given = { "event.trf": readFileSync(join(source, "tests/data/corpus", name)) };
        await both.run("bestdraw", ["--dutch", "event.trf", "-c"], given);
        await both.run("bestdraw", ["convert", "event.trf", "event.json"], given);
    }
    for (const name of trf.filter((_, i) => i % 30 === 0)) {
        const given = { "event.trf": readFileSync(join(source, "tests/data/corpus", name)) };
        await both.run("bestdraw", ["--dutch", "event.trf", "-p"], given);
        await both.run("bestdraw", ["--dutch", "event.trf", "-p", "pairs.txt"], given, "pairs.txt");
    }
    const made = await both.run("bestdraw", ["--dutch", "-g", "-o", "made.trf", "-s", "11"], {}, "made.trf");
    await both.run("bestdraw", ["--dutch", "made.trf", "-c"], made);
}

/* `here` and `there` run a program: (program, words, files before) to {code, out, err, files after}. True: all is equal. */
export async function compareAll(here, there, source) {
    const both = new Comparison(here, there);
    for (const name of ["set_a_r2.json", "set_a_r5.json", "ex_g1_3.json", "set_c.json"]) await wholeEvent(both, source, name, [], "open.json");
    await wholeEvent(both, source, "set_a_r3.json", ["--rules", "fide"], "open.json");
    await wholeEvent(both, source, "set_a_r3.json", ["--rules", "sca"], "Größe 2.json");
    await newEvent(both, "Köln 1.json");
    for (const [players, rules] of [["60", "caa"], ["200", "caa"], ["200", "fide"], ["1000", "caa-large"], ["1000", "fide"]]) {
        let now = await both.run("bestdraw", ["generate", "--rules", rules, "--players", players, "--rounds", "5", "--played", "4", "--seed", "7",
            "-o", "event.json"], {});
        now = await both.run("bestdraw", ["draw", "-q", "event.json", "--format", "pairs", "--certificate", "event.cert"], now);
        await both.run("bestdraw-verify", ["event.json", "event.cert"], now);
    }
    // Whatever the number of threads: the same report.
    await both.run("bestdraw", ["simulate", "-q", "--players", "20", "--rounds", "4", "--tournaments", "6", "--methods", "best,cards",
        "--threads", "2", "--format", "json", "-o", "report.json"], {});
    await engineCalls(both, source);
    console.log(`${both.commands} commands and ${both.files} files compared, ${both.different} different`);
    return both.different === 0 && both.commands > 100;
}
