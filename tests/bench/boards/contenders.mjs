// The boards that the guide compares, each as a page would have it: its own code, its style sheets, its pictures.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const inPackage = (path) => here(`../node_modules/${path}`);
const dist = here("../../../dist/berserk-rules");

const described = (folder) => {
  const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  return { version, license };
};

const CARDS = [
  { id: "watch", name: "Watch", owner: 0, life: 8, markers: { wounds: 3 } },
  { id: "marsh", name: "Marsh", owner: 1, life: 6 },
];

/** `code` puts a board into the element with the id "place"; `styles` and `others` are files that it asks for besides. */
export const CONTENDERS = [
  {
    name: "berserk-rules",
    ...described(dist),
    code: `
      import "${dist}/element.js";
      const board = document.createElement("berserk-board");
      board.scenario = ${JSON.stringify({ format: 1, cards: CARDS })};
      document.getElementById("place").append(board);`,
    styles: [],
    others: [`${dist}/berserk_rules_bg.wasm`],
  },
  {
    name: "@lichess-org/pgn-viewer",
    ...described(inPackage("@lichess-org/pgn-viewer")),
    code: `
      import show from "@lichess-org/pgn-viewer";
      show(document.getElementById("place"), { pgn: "1. e4 e5 2. Nf3 Nc6" });`,
    styles: [inPackage("@lichess-org/pgn-viewer/dist/lichess-pgn-viewer.css")],
    others: [],
  },
  {
    name: "@lichess-org/chessground",
    ...described(inPackage("@lichess-org/chessground")),
    code: `
      import { Chessground } from "@lichess-org/chessground";
      Chessground(document.getElementById("place"), {});`,
    styles: ["base", "brown", "cburnett"].map((part) =>
      inPackage(`@lichess-org/chessground/assets/chessground.${part}.css`),
    ),
    others: [],
  },
  {
    name: "cm-chessboard",
    ...described(inPackage("cm-chessboard")),
    code: `
      import { Chessboard, FEN } from "cm-chessboard/src/Chessboard.js";
      import { Accessibility } from "cm-chessboard/src/extensions/accessibility/Accessibility.js";
      new Chessboard(document.getElementById("place"), {
        position: FEN.start,
        assetsUrl: "./",
        style: { pieces: { file: "standard.svg" } },
        extensions: [{ class: Accessibility }],
      });`,
    styles: [inPackage("cm-chessboard/assets/chessboard.css")],
    others: [inPackage("cm-chessboard/assets/pieces/standard.svg")],
  },
  {
    name: "chessboard-element",
    ...described(inPackage("chessboard-element")),
    code: `
      import "chessboard-element";
      document.getElementById("place").innerHTML = '<chess-board position="start"></chess-board>';`,
    styles: [],
    others: [],
  },
  {
    name: "boardgame.io",
    ...described(inPackage("boardgame.io")),
    // It has no board of its own: the client, with a game of one move.
    code: `
      import { Client } from "boardgame.io/client";
      const client = Client({ game: { setup: () => ({ life: 8 }), moves: { wound: ({ G }) => { G.life -= 1; } } }, debug: false });
      client.start();
      client.moves.wound();
      document.getElementById("place").textContent = String(client.getState().G.life);`,
    styles: [],
    others: [],
  },
];
