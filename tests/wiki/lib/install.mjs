// A wiki of its own in target/wiki, from the MediaWiki that the system has: SQLite, PHP's own server.
import { execFileSync, spawn } from "node:child_process";
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { WIKI } from "./ports.mjs";

const here = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const folder = resolve(here, "../../target/wiki");
/** Debian's place; another one can be named. */
const mediawiki = process.env.MEDIAWIKI ?? "/usr/share/mediawiki";

export const ADMIN = { name: "Admin", password: "only-for-tests-here" };

const env = { ...process.env, MW_CONFIG_FILE: resolve(folder, "LocalSettings.php") };

/** Makes the wiki anew. */
export function install() {
  if (!existsSync(resolve(mediawiki, "maintenance/install.php")))
    throw new Error(`no MediaWiki in ${mediawiki}: Debian, Ubuntu: apt-get install mediawiki php-cli php-sqlite3`);
  rmSync(folder, { recursive: true, force: true });
  for (const name of ["data", "images", "cache"]) mkdirSync(resolve(folder, name), { recursive: true });
  execFileSync(
    "php",
    [
      resolve(mediawiki, "maintenance/install.php"),
      ...["--dbtype", "sqlite", "--dbname", "wiki", "--dbpath", resolve(folder, "data")],
      ...["--server", WIKI.address, "--scriptpath", "", "--confpath", folder, "--lang", "ru", "--skins", "Vector"],
      ...["--pass", ADMIN.password, "Берсерк", ADMIN.name],
    ],
    { env, stdio: ["ignore", "ignore", "inherit"] },
  );
  appendFileSync(env.MW_CONFIG_FILE, readFileSync(resolve(here, "settings.php")));
  copyFileSync(resolve(here, "router.php"), resolve(folder, "router.php"));
}

/** Starts it; resolves once it answers. It ends with this process, and its helpers too, which would outlive it. */
export async function serve() {
  const server = spawn("php", ["-S", `localhost:${WIKI.port}`, "-t", mediawiki, resolve(folder, "router.php")], {
    // One article asks for several files at once.
    env: { ...env, PHP_CLI_SERVER_WORKERS: "4" },
    detached: true,
    stdio: ["ignore", "ignore", process.env.WIKI_LOG ? "inherit" : "ignore"],
  });
  const ended = new Promise((_, fail) =>
    server.once("exit", (code) => {
      fail(new Error(`PHP's server ended (${code}): is port ${WIKI.port} taken? WIKI_PORT names another`));
    }),
  );
  ended.catch(() => {});
  process.on("exit", () => {
    try {
      process.kill(-server.pid);
    } catch {
      // It has ended by itself.
    }
  });
  for (let tries = 0; ; tries++) {
    const answer = await Promise.race([
      fetch(`${WIKI.address}/api.php?action=query&format=json`).catch(() => null),
      ended,
    ]);
    if (answer?.ok) return { ended };
    if (tries > 120) throw new Error(`the wiki does not answer (${answer?.status ?? "not at all"})`);
    await new Promise((done) => setTimeout(done, 250));
  }
}
