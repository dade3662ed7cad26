import type { OrderReturn, ReturnedExtra, ReturnReason } from "@shop/contract/return/order-return"
import { returnText } from "./texts"

export const REASON_WORDS: Readonly<Record<ReturnReason, string>> = {
  damaged_in_transit: returnText("damagedInTransit"),
  defective: returnText("defective"),
  wrong_part: returnText("wrongPart"),
  ordered_wrongly: returnText("orderedWrongly"),
  does_not_fit: returnText("doesNotFit"),
  other: returnText("other"),
}

/** What a return is, in a word or two. */
export function stateWord(one: OrderReturn): string {
  return one.state === "settled" ? settledWord(one) : STATE_WORDS[one.state]
}

/** The same of what a plugin takes back. */
export function extraStateWord({ state, refunded }: ReturnedExtra): string {
  return state === "settled" && refunded ? returnText("refundedState") : STATE_WORDS[state]
}

const STATE_WORDS: Readonly<Record<OrderReturn["state"], string>> = {
  requested: returnText("requested"),
  approved: returnText("approved"),
  received: returnText("received"),
  settled: returnText("settled"),
  refused: returnText("refused"),
  withdrawn: returnText("withdrawn"),
}

function settledWord({ settlement, refund }: OrderReturn): string {
  if (settlement === "replacement") return returnText("replacedState")
  if (refund === "none") return returnText("creditedState")
  return refund === "booked" ? returnText("refundedState") : returnText("settled")
}
