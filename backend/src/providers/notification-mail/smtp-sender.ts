import { createTransport } from "nodemailer"
import type { Letter } from "./letter"

/** A server that says nothing for so long is taken as dead; a mail is sent aside of any request. */
const CONNECT_MS = 10_000
const SILENCE_MS = 20_000

/** Sends by the server at `url`; throws what it refused, or that it did not answer. */
export function smtpSender(url: string): (letter: Letter) => Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // No part of a mail is a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ id, ...letter }) => {
    const domain = letter.from
      .split("@")
      .at(-1)
      ?.replace(/[^\w.-]/g, "")
    // One id for all tries: where the answer to the first was lost, the reader's server can tell.
    await transport.sendMail({ ...letter, messageId: `<${id}@${domain}>` })
  }
}
