import { figure } from "../../contract/figure"
import { moneyText } from "../../contract/money"
import type { ReturnNews } from "../../queries/return/pending-return-mails"
import { returnNumber, type ReturnRow } from "../../queries/return/returns"

type Text = { subject: string; paragraphs: string[] }

/** What a customer is told of a step of a return. */
export function returnText(news: ReturnNews, row: ReturnRow): Text {
  const number = returnNumber(row)
  switch (news) {
    case "requested":
      return {
        subject: `We have your return ${number}`,
        paragraphs: [
          "You asked to return parts of your order. We look at it, and tell you how to send them.",
          "Please keep the parts until then.",
        ],
      }
    case "approved":
      return {
        subject: `Your return ${number} is approved`,
        paragraphs: [
          ...wordsOf(row.answer),
          `Please send the parts to us, with the number ${number} in the parcel.`,
        ],
      }
    case "refused":
      return {
        subject: `Your return ${number} is refused`,
        paragraphs: ["We cannot take these parts back.", ...wordsOf(row.refusal)],
      }
    case "received":
      return {
        subject: `Your return ${number} has arrived`,
        paragraphs: ["The parts are here. We look at them, and tell you what becomes of it."],
      }
    case "settled":
      return {
        subject: `Your return ${number} is settled`,
        paragraphs: settledText(row),
      }
  }
}

function settledText(row: ReturnRow): string[] {
  const { settlement, refund, amount, amountReason, currency_code } = row
  if (settlement === "replacement") {
    return ["We send you the same parts again, without charge. We tell you when they leave."]
  }
  const sum = moneyText(amount ?? 0, currency_code)
  const reason = amountReason ? [`It is less than the parts have cost: ${amountReason}`] : []
  if (refund === "booked" && row.order_due === 0 && row.booked >= (amount ?? 0)) {
    return [`${sum} go back the way you paid.`, ...reason]
  }
  const back =
    row.booked > 0 ? [`${moneyText(row.booked, currency_code)} go back the way you paid.`] : []
  const due = moneyText(row.order_due, currency_code)
  const left =
    row.order_due > 0 ? `${due} are left to pay for the order.` : "Nothing is left to pay."
  return [...back, `${sum} are taken off from your order. ${left}`, ...reason]
}

function wordsOf(text: string): string[] {
  return text.split(/\n+/).filter(Boolean)
}

/** What staff are told of a new return. */
export function staffReturnText(row: ReturnRow): Text {
  const pieces = row.lines.reduce((sum, { qty }) => sum + qty, 0)
  return {
    subject: `Return ${returnNumber(row)}: ${figure(pieces)} ${pieces === 1 ? "piece" : "pieces"}`,
    paragraphs: ["A customer asks to return parts.", ...wordsOf(row.note)],
  }
}
