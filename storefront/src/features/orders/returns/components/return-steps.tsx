import type { OrderReturn } from "@shop/contract/return/order-return"
import { CircleX } from "lucide-react"
import { type Stop, Stops } from "../../components/stops"
import { returnText } from "../texts"
import { stateWord } from "../words"

/** The way of a return: what was done, and what is still to come. */
export function ReturnSteps({ one }: { one: OrderReturn }) {
  return <Stops label={returnText("stepsOf", { number: one.number })} stops={stopsOf(one)} />
}

function stopsOf(one: OrderReturn): Stop[] {
  const { requestedAt, approvedAt, receivedAt, settledAt, refusedAt, withdrawnAt } = one
  const step = (name: string, at: string | null): Stop => ({ name, at, done: at !== null })
  const asked = step(returnText("requested"), requestedAt)
  const approved = step(returnText("approved"), approvedAt)
  if (withdrawnAt) {
    return [asked, { ...step(returnText("withdrawn"), withdrawnAt), Icon: CircleX }]
  }
  if (refusedAt) {
    const refused = { ...step(returnText("refused"), refusedAt), Icon: CircleX }
    return [asked, ...(approvedAt ? [approved] : []), refused]
  }
  const settled = one.state === "settled" ? stateWord(one) : returnText("settled")
  const received = step(returnText("received"), receivedAt)
  return [asked, approved, received, step(settled, settledAt)]
}
