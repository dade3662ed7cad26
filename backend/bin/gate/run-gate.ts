import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { countStep, type Count } from "./count"
import { whatFailed } from "./failed-tests"
import { runInLanes } from "./lanes"
import { runStep, type Stage, type Step } from "./step"

type Measured = Count & { step: Step; seconds: number; output: string }

/**
 * Runs every step of the stages, also after one failed, names what failed once more at the end,
 * tells how long each took, and ends with the line `N passed, N failed`. Resolves to the exit code.
 */
export async function runGate(stages: readonly Stage[], root: string): Promise<number> {
  const began = Date.now()
  const all: Measured[] = []
  for (const stage of stages) all.push(...(await runStage(stage, root)))
  const failures = all.filter(({ failed }) => failed > 0)
  for (const { step, output } of failures) {
    const report = step.report && path.join(root, step.report)
    console.log(["", `Failed: ${step.name}`, ...whatFailed(report, output)].join("\n"))
  }
  const lines = all.map(({ step, seconds }) => timed(step.name, seconds))
  console.log(["", ...lines, timed("in all", (Date.now() - began) / 1000)].join("\n"))
  const [passed, failed] = [sum(all, "passed"), sum(all, "failed")]
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

/**
 * Ends the process when its output is all with whoever reads it. A pipe takes 64 kB at a time, and
 * `process.exit` throws away what waits behind them: of a gate, what failed and the counts.
 */
export function endOnceTold(code: number): void {
  process.stdout.write("", () => process.exit(code))
}

/** As many steps at once as there are processors, which then share those. */
async function runStage(stage: Stage, root: string): Promise<Measured[]> {
  const processors = os.availableParallelism()
  const lanes = Math.min(processors, stage.length)
  process.env.SHOP_TEST_WORKERS = String(Math.max(1, Math.floor(processors / lanes)))
  return runInLanes(stage, lanes, (step) => measured(step, { root, alone: stage.length === 1 }))
}

async function measured(step: Step, how: { root: string; alone: boolean }): Promise<Measured> {
  const report = step.report && path.join(how.root, step.report)
  if (report) fs.rmSync(report, { force: true })
  console.log(`\n--- ${step.name}${how.alone ? "" : " begins"}`)
  const { succeeded, seconds, output } = await runStep(step, how)
  if (!how.alone) console.log(`\n--- ${step.name}\n${output}`)
  console.log(`--- ${step.name}: ${succeeded ? "passed" : "FAILED"} after ${seconds.toFixed(1)} s`)
  return { step, seconds, output, ...countStep(report, succeeded) }
}

function timed(name: string, seconds: number): string {
  return `${name.padEnd(24)} ${seconds.toFixed(0).padStart(5)} s`
}

function sum(all: readonly Measured[], what: keyof Count): number {
  return all.reduce((total, one) => total + one[what], 0)
}
