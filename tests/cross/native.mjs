/* Programs of this system, or under another one that plays a different system, each call in a folder of its own. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/* `before` is what stands before the program ("wine64"), `suffix` what its name ends with; {code, out, err, files}. */
export function programsIn(folder, before = [], suffix = "") {
    return (program, words, given) => {
        const place = mkdtempSync(join(tmpdir(), "equal-"));
        for (const [name, bytes] of Object.entries(given)) writeFileSync(join(place, name), bytes);
        const line = [...before, join(folder, program + suffix), ...words];
        const run = spawnSync(line[0], line.slice(1), { cwd: place, input: "", maxBuffer: 1 << 28 });
        const after = {};
        for (const name of readdirSync(place))
            if (statSync(join(place, name)).isFile()) after[name] = readFileSync(join(place, name));
        rmSync(place, { recursive: true });
        return { code: run.status, out: run.stdout.toString(), err: run.stderr.toString(), files: after };
    };
}
