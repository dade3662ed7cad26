import { readFile } from "node:fs/promises"
import path from "node:path"
import { handOverFolder } from "../../mail/outbox"
import { filesOf, messageSchema, type OutboxMessage } from "./outbox"

/** The files of mails that the embedded identity service wrote and that were not sent yet. */
export async function listHandedOver(dataDir: string): Promise<string[]> {
  return filesOf(handOverFolder(dataDir))
}

/** What one of them says; null when it is gone. */
export async function readHandedOver(dataDir: string, file: string): Promise<OutboxMessage | null> {
  try {
    const text = await readFile(path.join(handOverFolder(dataDir), file), "utf8")
    return messageSchema.parse(JSON.parse(text))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null
    throw error
  }
}
