import type { OrderNews } from "../../queries/owed-mails"

type Text = { subject: string; paragraphs: string[] }

type Told = {
  /** As the shop's pages name the order. */
  number: string
  refunded: boolean
}

/** What a customer is told of an order. */
export function customerText(news: OrderNews, { number, refunded }: Told): Text {
  switch (news) {
    case "placed":
      return {
        subject: `We have your order ${number}`,
        paragraphs: [
          "Thank you. Your order is with us, and its parts are kept for you.",
          "It is delivered once it is paid. You can pay it, or cancel it, on its page.",
        ],
      }
    case "paid":
      return {
        subject: `Your order ${number} is paid`,
        paragraphs: ["Your payment arrived. We pack your order now."],
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
          ...(refunded ? ["What you paid goes back the way it came."] : []),
        ],
      }
  }
}

/** What staff are told of a new order. */
export function staffText(number: string, { part, quantity }: { part: string; quantity: string }) {
  return {
    subject: `New order ${number}: ${quantity} × ${part}`,
    paragraphs: ["An order came in."],
  }
}
