import fs from "node:fs"
import { z } from "@medusajs/framework/zod"

export type Count = { passed: number; failed: number }

const reportSchema = z.object({ numPassedTests: z.number(), numTotalTests: z.number() })

/**
 * The tests of a vitest JSON report; every test that did not pass counts as failed, a skipped one
 * too. A step without a report, or that broke before it wrote one, counts as one test of its own.
 */
export function countStep(report: string | undefined, succeeded: boolean): Count {
  if (!report || !fs.existsSync(report))
    return { passed: Number(succeeded), failed: Number(!succeeded) }
  const { numPassedTests, numTotalTests } = reportSchema.parse(
    JSON.parse(fs.readFileSync(report, "utf8")),
  )
  const failed = numTotalTests - numPassedTests
  return { passed: numPassedTests, failed: failed === 0 && !succeeded ? 1 : failed }
}
