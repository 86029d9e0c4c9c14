/* Programs that run under another one (wine, for one) say and write the same bytes as the native ones:
 * node under_equal.mjs NATIVE-BUILD OTHER-BUILD SOURCE SUFFIX UNDER... */
import { resolve } from "node:path";
import { compareAll } from "./commands.mjs";
import { programsIn } from "./native.mjs";

const [native, other, source] = process.argv.slice(2, 5).map((path) => resolve(path));
const [suffix, ...under] = process.argv.slice(5);
if (under.length === 0) {
    console.error("usage: node under_equal.mjs NATIVE-BUILD OTHER-BUILD SOURCE SUFFIX UNDER...");
    process.exit(2);
}
process.exit((await compareAll(programsIn(native), programsIn(other, under, suffix), source)) ? 0 : 1);
