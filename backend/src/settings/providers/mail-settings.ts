import type { Complain } from "../environment-error"
import type { Variables } from "../variables"

export type MailSettings =
  { kind: "outbox"; from: string } | { kind: "smtp"; from: string; url: string }

const OUTBOX_SENDER = "Halden Motor Works <shop@halden.example>"

/** An SMTP server when SMTP_URL names one, else the outbox in the data folder. */
export function readMail(variables: Variables, complain: Complain): MailSettings {
  const { SMTP_URL: url, MAIL_FROM: from } = variables
  if (!url) return { kind: "outbox", from: from ?? OUTBOX_SENDER }
  if (!from) complain("MAIL_FROM", "is missing: SMTP_URL needs it")
  return { kind: "smtp", url, from: from ?? "" }
}
