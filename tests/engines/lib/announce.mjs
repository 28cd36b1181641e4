import { createServer } from "node:http";
import { WebSocketServer } from "ws";

/** Listens for Playwright, and prints the line in which it looks for the address. */
export async function announce(connected) {
  const http = createServer();
  await new Promise((ready) => http.listen(0, "127.0.0.1", ready));
  new WebSocketServer({ server: http, perMessageDeflate: false, maxPayload: 2 ** 28 }).on("connection", connected);
  console.error(`WebDriver BiDi listening on ws://127.0.0.1:${http.address().port}`);
}
