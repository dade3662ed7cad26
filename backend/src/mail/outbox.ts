import { randomBytes } from "node:crypto"
import fs from "node:fs"
import { rename, writeFile } from "node:fs/promises"
import path from "node:path"
import { htmlOf } from "./html"

export type OutgoingMessage = {
  kind: "mail" | "sms"
  to: string
  subject: string
  text: string
  html?: string
}

const READABLE_BY_OWNER = 0o600

/** The folder of messages that would have been sent. */
export function outboxFolder(dataDir: string): string {
  return path.join(dataDir, "outbox")
}

/** The folder of the embedded identity's mails until the shop's process took them over. */
export function handOverFolder(dataDir: string): string {
  return path.join(dataDir, "handover")
}

/**
 * Opens a folder of messages: a JSON file for each, named by its time,
 * `{ kind, to, subject, text, html, at }`. A message is on disk when the call returns.
 */
export function openOutbox(folder: string): (message: OutgoingMessage) => void {
  makeFolder(folder)
  return (message) => {
    const at = new Date().toISOString()
    const name = `${at.replaceAll(":", "-")}-${randomBytes(4).toString("hex")}`
    const [file, unfinished] = fileNames(folder, name)
    fs.writeFileSync(unfinished, fileText(message, at), { mode: READABLE_BY_OWNER, flush: true })
    fs.renameSync(unfinished, file)
  }
}

/** The same for one message, beside other work; one of the same name takes the older one's place. */
export async function putInOutbox(
  folder: string,
  { name, ...message }: OutgoingMessage & { name: string },
): Promise<void> {
  makeFolder(folder)
  const [file, unfinished] = fileNames(folder, name)
  const text = fileText(message, new Date().toISOString())
  await writeFile(unfinished, text, { mode: READABLE_BY_OWNER, flush: true })
  await rename(unfinished, file)
}

function makeFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
}

/** Readers of the folder see a whole message or none. */
function fileNames(folder: string, name: string): [file: string, unfinished: string] {
  const file = path.join(folder, `${name}.json`)
  return [file, `${file}.tmp`]
}

function fileText({ kind, to, subject, text, html }: OutgoingMessage, at: string): string {
  return JSON.stringify({ kind, to, subject, text, html: html ?? htmlOf(text), at }, null, 2)
}
