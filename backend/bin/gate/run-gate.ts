import fs from "node:fs"
import path from "node:path"
import { countStep, type Count } from "./count"
import { ensureChromium } from "./chromium"
import { ensurePrograms } from "./debian-programs"
import { failedTests } from "./failed-tests"
import { runStep, type Step } from "./step"
import { TEST, VERIFY } from "./steps"

/**
 * Runs every step of the gate, also after one failed, names what failed once more at the end, and
 * ends with the line `N passed, N failed`. Resolves to the exit code.
 */
export async function runGate(name: "verify" | "test", root: string): Promise<number> {
  const steps = name === "test" ? TEST : VERIFY
  if (name === "test") {
    process.env.CHROMIUM_PATH = await ensureChromium()
    ensurePrograms()
  }
  const failures: Step[] = []
  const total: Count = { passed: 0, failed: 0 }
  for (const step of steps) {
    const { passed, failed } = await measured(step, root)
    total.passed += passed
    total.failed += failed
    if (failed > 0) failures.push(step)
  }
  for (const { name, report } of failures) {
    console.log(
      ["", `Failed: ${name}`, ...failedTests(report && path.join(root, report))].join("\n"),
    )
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}

async function measured(step: Step, root: string): Promise<Count> {
  const report = step.report && path.join(root, step.report)
  if (report) fs.rmSync(report, { force: true })
  console.log(`\n--- ${step.name}`)
  const start = Date.now()
  const succeeded = await runStep(step, root)
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  console.log(`--- ${step.name}: ${succeeded ? "passed" : "FAILED"} after ${seconds} s`)
  return countStep(report, succeeded)
}
