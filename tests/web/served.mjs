/* `bestdraw serve` for the tests: started on a free port of this machine, with the links it prints. */
import { spawn } from "node:child_process";

/** @param {string} program @param {string[]} words after "serve" @param {string} folder */
export async function serve(program, words, folder) {
    const child = spawn(program, ["serve", ...words, "--port", "0"], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
    const links = [];
    let out = "", err = "";
    child.stderr.on("data", (data) => { err += data; });
    await new Promise((done, fail) => {
        const timer = setTimeout(() => fail(new Error(`serve does not begin: ${out}${err}`)), 20000);
        const look = () => {
            if (!/serving/.test(err) || !/screen/.test(out)) return;
            clearTimeout(timer);
            done();
        };
        child.stdout.on("data", (data) => { out += data; look(); });
        child.stderr.on("data", look);
        child.on("exit", (code) => fail(new Error(`serve ended with ${code}: ${err}`)));
    });
    for (const [, who, link] of out.matchAll(/^ {2}(arbiter|result desk|screen) +(\S+)$/gm)) links.push([who, link]);
    const ofRole = (role, index = 0) => links.filter(([who]) => who === role)[index][1];
    return { child, out, arbiter: ofRole("arbiter"), desk: ofRole("result desk"), screen: ofRole("screen"), ofRole,
        said: () => err,
        end: (signal = "SIGINT") => new Promise((done) => {
            if (child.exitCode !== null || child.signalCode !== null) return done(child.exitCode);
            child.on("exit", done);
            child.kill(signal);
        }) };
}
