import type { Page } from "playwright-core"

type Message = { kind: string; to: string; text: string }

/** The newest message to a mail address or telephone number. */
async function newestTo(page: Page, to: string): Promise<string> {
  const messages = (await (await page.request.get("/dev/outbox.json")).json()) as Message[]
  const message = messages.find((one) => one.to === to)
  if (!message) throw new Error(`The outbox has nothing for ${to}`)
  return message.text
}

/** The link in the newest mail to this address. */
export async function linkFor(page: Page, email: string): Promise<string> {
  return found(/https?:\/\/\S+/.exec(await newestTo(page, email)))
}

/** The code in the newest SMS to this number. */
export async function codeFor(page: Page, phone: string): Promise<string> {
  return found(/\d{6}/.exec(await newestTo(page, phone)))
}

function found(match: RegExpExecArray | null): string {
  if (!match) throw new Error("The message has not what is looked for")
  return match[0]
}
