import path from "node:path"
import { runGate } from "./run-gate"

/** `npm run verify` and `npm test`; ends the process with 0 when everything passed. */
export async function main(command: "verify" | "test"): Promise<void> {
  process.exit(await runGate(command, path.resolve(__dirname, "../../..")))
}
