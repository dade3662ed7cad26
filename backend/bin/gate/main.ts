import path from "node:path"
import { endOnceTold, runGate } from "./run-gate"
import { ALL, LONG, TEST } from "./steps"
import { verifyStages } from "./verify-steps"
import { ensureChromium } from "./chromium"
import { ensurePrograms } from "./debian-programs"

const ROOT = path.resolve(__dirname, "../../..")

type Gate = "verify" | "test" | "test:long"

/** `npm run verify`, `npm test` and `npm run test:long`; ends the process with 0 when all passed. */
export async function main(gate: Gate): Promise<void> {
  endOnceTold(await runGate(await stagesOf(gate), ROOT))
}

async function stagesOf(gate: Gate) {
  if (gate === "verify") return process.argv.includes("--all") ? ALL : verifyStages(ROOT)
  process.env.CHROMIUM_PATH = await ensureChromium()
  if (gate === "test") return TEST
  ensurePrograms()
  return LONG
}
