import type { OrderMail, Receiver } from "../../queries/mail/receivers"

/** A buyer who has not verified yet hears of three orders an hour; whoever writes for another, no more. */
export const UNVERIFIED_AN_HOUR = 10

/** Parts mails to customers into those that go out and those that wait for a verified address. */
export function holdUnverified<Mail extends OrderMail>(
  mails: readonly Mail[],
  receivers: readonly Receiver[],
): { sent: Mail[]; held: Mail[] } {
  const byMail = new Map(receivers.map((receiver) => [keyOf(receiver), receiver]))
  const counts = new Map<string, number>()
  const goesOut = (mail: Mail) => {
    const { verified = false, sent = 0 } = byMail.get(keyOf(mail)) ?? {}
    if (verified) return true
    const address = mail.to.toLowerCase()
    const before = counts.get(address) ?? sent
    counts.set(address, before + 1)
    return before < UNVERIFIED_AN_HOUR
  }
  const judged = mails.map((mail) => ({ mail, out: goesOut(mail) }))
  return {
    sent: judged.filter(({ out }) => out).map(({ mail }) => mail),
    held: judged.filter(({ out }) => !out).map(({ mail }) => mail),
  }
}

function keyOf({ to, order_id }: OrderMail): string {
  return `${order_id} ${to}`
}
