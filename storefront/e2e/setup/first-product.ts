import { inject } from "vitest"

type Row = { _id: string; productName: string; description: string }

/** A part of the demo's catalogue with all that a part can have; tests add poorer ones of their own. */
export async function firstProduct(): Promise<Row> {
  const answer = await fetch(`${inject("shopUrl")}/api/v1/products?limit=1&q=BD-2803-V`)
  const { data } = (await answer.json()) as { data: Row[] }
  const [first] = data
  if (!first) throw new Error("the shop sells nothing")
  return first
}
