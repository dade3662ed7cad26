import { dayText } from "../../contract/order/due-dates"
import { figure } from "../../contract/figure"
import type { OrderLine } from "../../contract/order/order-lines"

/** The order's page has all of them. */
const MOST = 20

/** What of an order's lines is not there yet, and when it is to come. */
export function waitingSentences(lines: readonly OrderLine[]): string[] {
  const waiting = lines.filter(({ due = [] }) => due.length > 0)
  const told = waiting.slice(0, MOST).map(({ productName, qty, due = [] }) => {
    const days = due.map(({ qty: pieces, on }) => `${figure(pieces)} on ${dayText(on)}`)
    return `Of ${figure(qty)} pieces of ${productName} we expect ${days.join("; ")}. We tell you if a day moves.`
  })
  const more = waiting.length - told.length
  return more > 0 ? [...told, `So it is with ${more} more parts: the order's page has all.`] : told
}
