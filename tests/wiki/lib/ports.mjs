// Where the wiki answers, and where what comes from elsewhere does.
const wikiPort = Number(process.env.WIKI_PORT ?? 5321);

export const WIKI = { port: wikiPort, address: `http://localhost:${wikiPort}` };
/** Another origin: the pages at its top, the package in its folder. */
export const ELSEWHERE = { port: wikiPort + 1, address: `http://localhost:${wikiPort + 1}` };
