import fs from "node:fs"
import { stripVTControlCharacters } from "node:util"
import { z } from "@medusajs/framework/zod"

const MESSAGE_LINES = 6
const OUTPUT_LINES = 40

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(""),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/**
 * What a step that failed says of it, once more: the end of a long log is often all that is kept.
 * The tests that its report tells, or the end of its output where none failed: an error that
 * nobody awaited is in no report.
 */
export function whatFailed(report: string | undefined, output: string): string[] {
  const tests = failedTests(report)
  return tests.length > 0 ? tests : output.trimEnd().split("\n").slice(-OUTPUT_LINES)
}

/**
 * Name and first lines of the message of each test in a vitest JSON report that failed; of a file
 * that failed outside of its tests, the file's.
 */
function failedTests(report: string | undefined): string[] {
  if (!report || !fs.existsSync(report)) return []
  const { testResults } = reportSchema.parse(JSON.parse(fs.readFileSync(report, "utf8")))
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed")
    if (failed.length === 0) return status === "failed" ? [described(name, message)] : []
    return failed.map((test) => described(test.fullName, test.failureMessages?.join("\n") ?? ""))
  })
}

function described(name: string, message: string): string {
  const lines = stripVTControlCharacters(message).split("\n").slice(0, MESSAGE_LINES)
  return [`✗ ${name}`, ...lines.map((line) => `    ${line}`)].join("\n")
}
