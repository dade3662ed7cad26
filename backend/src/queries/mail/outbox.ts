import { readdir, readFile } from "node:fs/promises"
import path from "node:path"
import { z } from "@medusajs/framework/zod"
import { outboxFolder } from "../../mail/outbox"

export const messageSchema = z.object({
  kind: z.enum(["mail", "sms"]),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  at: z.string(),
})

export type OutboxMessage = z.infer<typeof messageSchema>

/** What would have been sent from this data folder, newest first. */
export async function readOutbox(dataDir: string): Promise<OutboxMessage[]> {
  const folder = outboxFolder(dataDir)
  const files = await filesOf(folder)
  const messages = await Promise.all(
    files.map(async (file) =>
      messageSchema.parse(JSON.parse(await readFile(path.join(folder, file), "utf8"))),
    ),
  )
  return messages.sort((a, b) => b.at.localeCompare(a.at))
}

/** The whole messages of a folder. */
export async function filesOf(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((file) => file.endsWith(".json"))
  } catch (error) {
    // Nothing was sent yet.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return []
    throw error
  }
}
