import { randomBytes } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { htmlOf } from "./html-of"

export type OutgoingMessage = {
  kind: "mail" | "sms"
  to: string
  subject: string
  text: string
  html?: string
}

/**
 * The folder of messages that would have been sent: a JSON file for each, named by its time,
 * `{ kind, to, subject, text, html, at }`. A message is on disk when the call returns.
 */
export function openOutbox(dataDir: string): (message: OutgoingMessage) => void {
  const folder = path.join(dataDir, "outbox")
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  return ({ kind, to, subject, text, html }) => {
    const at = new Date().toISOString()
    const name = `${at.replaceAll(":", "-")}-${randomBytes(4).toString("hex")}.json`
    const message = { kind, to, subject, text, html: html ?? htmlOf(text), at }
    writeDurably(path.join(folder, name), JSON.stringify(message, null, 2))
  }
}

/** Readers of the folder see a whole message or none. */
function writeDurably(file: string, text: string): void {
  const unfinished = `${file}.tmp`
  const handle = fs.openSync(unfinished, "w", 0o600)
  try {
    fs.writeFileSync(handle, text)
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
  fs.renameSync(unfinished, file)
}
