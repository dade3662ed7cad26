import fs from "node:fs"
import { stripVTControlCharacters } from "node:util"
import { z } from "@medusajs/framework/zod"

const MESSAGE_LINES = 6
const DIFFERENCE_LINES = 20
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
          /** What differs, by the setup file note-difference.ts. */
          meta: z.object({ differences: z.array(z.string()).default([]) }).optional(),
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
 * Name and message, shortened, of each test in a vitest JSON report that failed, and what
 * differs; of a file that failed outside of its tests, the file's message.
 */
function failedTests(report: string | undefined): string[] {
  if (!report || !fs.existsSync(report)) return []
  const { testResults } = reportSchema.parse(JSON.parse(fs.readFileSync(report, "utf8")))
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed")
    if (failed.length === 0) return status === "failed" ? [described(name, message)] : []
    return failed.map(({ fullName, failureMessages, meta }) =>
      described(fullName, failureMessages?.join("\n") ?? "", meta?.differences.join("\n")),
    )
  })
}

function described(name: string, message: string, difference = ""): string {
  const lines = [
    ...shortened(linesOf(message)),
    ...linesOf(difference)
      .filter((line) => /^[-+]/.test(line))
      .slice(0, DIFFERENCE_LINES),
  ]
  return [`✗ ${name}`, ...lines.map((line) => `    ${line}`)].join("\n")
}

/**
 * A message of many lines without those in the middle: one of PostgreSQL begins with the statement and
 * ends with what is wrong.
 */
function shortened(lines: string[]): string[] {
  const stack = lines.findIndex((line) => /^\s+at .*:\d+/.test(line))
  const message = stack < 0 ? lines : lines.slice(0, stack)
  if (message.length <= MESSAGE_LINES) return lines.slice(0, MESSAGE_LINES)
  const half = MESSAGE_LINES / 2
  return [...message.slice(0, half), "…", ...message.slice(-half)]
}

function linesOf(text: string): string[] {
  return stripVTControlCharacters(text).split("\n")
}
