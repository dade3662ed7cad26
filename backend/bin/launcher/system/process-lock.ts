import fs from "node:fs"
import { z } from "@medusajs/framework/zod"
import { errorCode } from "./error-code"
import { processMark } from "./process-mark"
import { readText } from "./read-text"

const holderSchema = z.object({ pid: z.number(), mark: z.string(), note: z.string() })

export type Holder = z.infer<typeof holderSchema>

/**
 * Makes this process the one holder of a lock file until `release`, or answers who holds it.
 * A holder that is no more, however it ended, does not count.
 */
export function takeLock(file: string, note: string): { release: () => void } | { holder: Holder } {
  const mine: Holder = { pid: process.pid, mark: processMark(process.pid) ?? "", note }
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 })
  try {
    for (;;) {
      // A link appears with its whole content or not at all; a file made first would be empty.
      if (tryLink(draft, file)) return { release: () => releaseLock(file, mine) }
      const holder = readHolder(file)
      if (holder && processMark(holder.pid) === holder.mark) return { holder }
      fs.rmSync(file, { force: true })
    }
  } finally {
    fs.rmSync(draft, { force: true })
  }
}

function tryLink(draft: string, file: string): boolean {
  try {
    fs.linkSync(draft, file)
    return true
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false
    throw error
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readText(file) ?? ""))
  } catch {
    return undefined
  }
}

function releaseLock(file: string, mine: Holder): void {
  if (readHolder(file)?.mark === mine.mark) fs.rmSync(file, { force: true })
}
