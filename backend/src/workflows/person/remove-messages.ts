import { readFile, rm } from "node:fs/promises"
import path from "node:path"
import { handOverFolder, outboxFolder } from "../../mail/outbox"
import { filesOf } from "../../queries/mail/outbox"

/**
 * Removes every message that has one of these words: a mail, or the id of an order, by which staff's
 * mails about it are known.
 */
export async function removeMessages(dataDir: string, words: readonly string[]): Promise<void> {
  const wanted = words.map((word) => word.toLowerCase())
  for (const folder of [outboxFolder(dataDir), handOverFolder(dataDir)]) {
    for (const name of await filesOf(folder)) {
      const file = path.join(folder, name)
      const text = await readFile(file, "utf8").catch(goneMeanwhile)
      const lower = text.toLowerCase()
      if (wanted.some((word) => lower.includes(word))) await rm(file, { force: true })
    }
  }
}

function goneMeanwhile(error: NodeJS.ErrnoException): string {
  if (error.code === "ENOENT") return ""
  throw error
}
