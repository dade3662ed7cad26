import { readOutbox } from "../../src/queries/mail/outbox"
import { readEnvironment } from "../../src/settings/environment"

/** The mails that the shop wrote to somebody, oldest first; with the word in text or subject. */
export async function mailsTo(address: string, word = "") {
  const messages = await readOutbox(readEnvironment(process.env).dataDir)
  return messages
    .filter(({ kind, to }) => kind === "mail" && to === address)
    .filter(({ subject, text }) => `${subject}\n${text}`.includes(word))
    .reverse()
}
