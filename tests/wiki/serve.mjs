// Makes a wiki, puts the articles up and serves it, with the pages beside it from another origin, until it is stopped.
import { putUp } from "./lib/articles.mjs";
import { serveElsewhere } from "./lib/elsewhere.mjs";
import { install, serve } from "./lib/install.mjs";
import { ELSEWHERE, WIKI } from "./lib/ports.mjs";

install();
const wiki = await serve();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(0));
const titles = await putUp();
// Last, since the tests start when this one answers.
await serveElsewhere();
console.log(`The wiki: ${WIKI.address}/   the pages and the package: ${ELSEWHERE.address}/`);
for (const title of titles) console.log(`   ${WIKI.address}/index.php?title=${title}`);
await wiki.ended;
