#!/usr/bin/env node
/** The program `berserk-rules`. */
import { readFileSync } from "node:fs";
import { argv, env, exit, stderr, stdin, stdout } from "node:process";
import { WIDTH } from "../picture.ts";
import { asked, languageAsked } from "./arguments.ts";
import { EXIT, Failure } from "./failure.ts";
import { pictureFor, put } from "./picture-command.ts";
import { commandTexts, LANGUAGES, languageOf } from "./texts.ts";

const args = argv.slice(2);
const language = languageAsked(args) ?? languageOf(env);
const texts = commandTexts(language);

/** What comes from a file goes to no terminal with the signs that terminals obey. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "\u{fffd}");

// A reader that has seen enough, such as `head`, is no mistake.
stdout.on("error", (error: NodeJS.ErrnoException) => exit(error.code === "EPIPE" ? EXIT.drawn : EXIT.noFile));

try {
  const wish = asked(args, language);
  if (wish.asked === "help") stdout.write(`${texts.help({ ...WIDTH, languages: LANGUAGES.join(", ") })}\n`);
  else if (wish.asked === "version") {
    const { version } = JSON.parse(readFileSync(new URL("./package.json", import.meta.url), "utf8"));
    stdout.write(`${version}\n`);
  } else put(await pictureFor(wish, stdin), wish.out, stdout);
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  stderr.write(`berserk-rules: ${plain(error.sentence(texts))}\n`);
  process.exitCode = error.exit;
}
