import { spawn } from "node:child_process";

/** Starts a screen without a monitor, and returns its name for DISPLAY. */
export function startDisplay(program) {
  // Without -noreset it starts anew when the last window goes, and the next finds no screen meanwhile.
  const screen = ["-screen", "0", "2000x2000x24", "-nolisten", "tcp", "-noreset", "-displayfd", "1"];
  const xvfb = spawn(program, screen, { stdio: ["ignore", "pipe", "inherit"] });
  process.on("exit", () => xvfb.kill());
  return new Promise((resolve, reject) => {
    xvfb.stdout.once("data", (number) => resolve(`:${String(number).trim()}`));
    xvfb.on("error", (error) => reject(new Error(`${program}: ${error.message}`)));
    xvfb.on("exit", (code) => reject(new Error(`${program} has ended with ${code}`)));
  });
}
