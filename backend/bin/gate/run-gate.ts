import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { countStep, type Count } from "./count"
import { ensureChromium } from "./chromium"
import { ensurePrograms } from "./debian-programs"
import { failedTests } from "./failed-tests"
import { runStep, type Stage, type Step } from "./step"
import { TEST, VERIFY } from "./steps"

/**
 * Runs every step of the gate, also after one failed, names what failed once more at the end, and
 * ends with the line `N passed, N failed`. Resolves to the exit code.
 */
export async function runGate(name: "verify" | "test", root: string): Promise<number> {
  const stages = name === "test" ? TEST : VERIFY
  if (name === "test") {
    process.env.CHROMIUM_PATH = await ensureChromium()
    ensurePrograms()
  }
  const failures: Step[] = []
  const total: Count = { passed: 0, failed: 0 }
  for (const stage of stages) {
    await runStage(stage, async (step) => {
      const { passed, failed } = await measured(step, { root, alone: stage.length === 1 })
      total.passed += passed
      total.failed += failed
      if (failed > 0) failures.push(step)
    })
  }
  for (const { name, report } of failures) {
    console.log(
      ["", `Failed: ${name}`, ...failedTests(report && path.join(root, report))].join("\n"),
    )
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}

/** As many steps at once as there are processors. */
async function runStage(stage: Stage, run: (step: Step) => Promise<void>): Promise<void> {
  const waiting = [...stage]
  const lanes = Array.from({ length: os.availableParallelism() }, async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await run(step)
  })
  await Promise.all(lanes)
}

async function measured(step: Step, how: { root: string; alone: boolean }): Promise<Count> {
  const report = step.report && path.join(how.root, step.report)
  if (report) fs.rmSync(report, { force: true })
  if (how.alone) console.log(`\n--- ${step.name}`)
  const { succeeded, seconds, output } = await runStep(step, how)
  if (!how.alone) console.log(`\n--- ${step.name}\n${output}`)
  console.log(`--- ${step.name}: ${succeeded ? "passed" : "FAILED"} after ${seconds.toFixed(1)} s`)
  return countStep(report, succeeded)
}
