/* The first script of the box: unpacks the page's own, which lies in it with gzip, and lets it begin. The policy names both by their digests. */
import { packedIn, unpacked } from "./packed.js";

const tooOld = "This browser is too old for this page: it needs WebAssembly and DecompressionStream (any browser of 2023 or later).";

if (typeof DecompressionStream === "undefined") document.body.append(tooOld);
else void unpacked(packedIn("page")).text().then((text) => {
    const script = document.createElement("script");
    script.textContent = text;
    document.body.append(script);
});
