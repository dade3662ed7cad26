import type { Page } from "playwright-core"

type Message = { kind: string; to: string; text: string }

/** The link in the newest mail about this address's account; mails about orders have others. */
export function linkFor(page: Page, email: string): Promise<string> {
  return newestTo(page, email, /https?:\/\/\S+oobCode=\S+/)
}

/** The code in the newest SMS to this number. */
export function codeFor(page: Page, phone: string): Promise<string> {
  return newestTo(page, phone, /\d{6}/)
}

/** What is looked for in the newest message to a mail address or telephone number that has it. */
async function newestTo(page: Page, to: string, wanted: RegExp): Promise<string> {
  const messages = (await (await page.request.get("/dev/outbox.json")).json()) as Message[]
  const found = messages.filter((one) => one.to === to).map(({ text }) => wanted.exec(text)?.[0])
  const newest = found.find((text) => text !== undefined)
  if (!newest) throw new Error(`The outbox has nothing like ${wanted} for ${to}`)
  return newest
}
