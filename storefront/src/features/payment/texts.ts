import { textsOf } from "@/platform/texts/texts-of"

/** Of the page where an order is paid. */
export const paymentText = textsOf("payment", {
  notFinished: "The payment is not finished. Try again.",
  expired: "This payment has expired and no card was charged. Press Pay to try again.",
  notCharged: "The card could not be charged. Try another card.",
  card: "Card",
  chargedUnanswered: "The card was charged, but the shop has not answered yet",
  checkAgain: "Check again",
  close: "Close",
  notChargedTwice:
    "You will not be charged twice. The order shows as paid as soon as the shop is reached. {failure}",
  tryAgain: "Try again",
  cancel: "Cancel",
  paying: "Paying",
  pay: "Pay",
  payableAmount: "Payable Amount",
  notStarted: "The payment could not be started",
  testMode: "Test mode: no card is charged",
  testCards: "Try 4242 4242 4242 4242, any later date and any CVC. Never type a real card here.",
  placed: "Order {number} is placed",
  waits: "Pay it here at once, or later from your orders.",
  waitsUntil: "Pay it here at once, or later from your orders, before {date}.",
  payLater: "Pay later",
  parts: "Parts",
  more: "and {more} more",
  payment: "Payment",
  successful: "Payment Successful!",
  isPaid: "This order is paid",
  wasCancelled: "This order was cancelled",
  transaction: "Transaction {id}",
  nothingDue: {
    one: "Nothing is due. Order the part again if you still want it.",
    other: "Nothing is due. Order the parts again if you still want them.",
  },
  order: "order",
  providerAway: "The card provider cannot be reached. Try again in a moment.",
  fieldNotLoaded:
    "The card field could not be loaded. Check your connection, or a blocker in the browser.",
})
