import type { OrderNews } from "../../queries/mail/pending-mails"

type Text = { subject: string; paragraphs: string[] }

type Told = {
  /** As the shop's pages name the order. */
  number: string
  refunded: boolean
  /** After how many hours an unpaid order is cancelled, or this one was. */
  unpaid_hours: number | undefined
  expired: boolean
  /** Whether pieces of it are still to be sent. */
  is_open: boolean
  /** What of it is not there yet, a sentence each. */
  waiting: readonly string[]
}

/** What a customer is told of an order. */
export function customerText(
  news: OrderNews,
  { number, refunded, unpaid_hours, expired, is_open, waiting }: Told,
): Text {
  switch (news) {
    case "placed":
      return {
        subject: `We have your order ${number}`,
        paragraphs: [
          "Thank you. Your order is with us, and its parts are kept for you.",
          ...waiting,
          "It is delivered once it is paid. You can pay it, or cancel it, on its page.",
          ...(unpaid_hours ? [`Unpaid, it is cancelled after ${hours(unpaid_hours)}.`] : []),
        ],
      }
    case "paid":
      return {
        subject: `Your order ${number} is paid`,
        paragraphs: ["Your payment arrived. We pack your order now."],
      }
    case "shipped":
      return {
        subject: is_open
          ? `A part of your order ${number} is on its way`
          : `Your order ${number} is on its way`,
        paragraphs: [
          is_open ? "These pieces of your order left our works." : "These pieces left our works.",
          ...(is_open ? ["We tell you when more of it leaves."] : []),
        ],
      }
    case "taken-back":
      return {
        subject: `Your order ${number}: a shipment was told too early`,
        paragraphs: [
          "We told you that pieces of your order had left. That was a mistake: they are still with us, and kept for you.",
          "We tell you when they leave. Its page says what is still open.",
        ],
      }
    case "delivered":
      return {
        subject: `Your order ${number} is delivered`,
        paragraphs: ["Your order left our works and was delivered."],
      }
    case "cancelled":
      return {
        subject: `Your order ${number} is cancelled`,
        paragraphs: [
          "This order is cancelled. Nothing of it will be delivered.",
          ...(expired && unpaid_hours ? [`It was not paid within ${hours(unpaid_hours)}.`] : []),
          ...(refunded ? ["What you paid goes back the way it came."] : []),
        ],
      }
  }
}

function hours(count: number): string {
  return count === 1 ? "an hour" : `${count} hours`
}

/** What staff are told of a new order. */
export function staffText(number: string, { part, quantity }: { part: string; quantity: string }) {
  return {
    subject: `New order ${number}: ${quantity} × ${part}`,
    paragraphs: ["An order came in."],
  }
}
