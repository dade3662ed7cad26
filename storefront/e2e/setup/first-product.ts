import { inject } from "vitest"

type Row = { _id: string; productName: string; description: string }

/** A part of the demo's catalogue with all that a part can have; tests add poorer ones of their own. */
export function firstProduct(): Promise<Row> {
  return read("limit=1&q=BD-2803-V")
}

/** What every list begins with; tests that ran before may have added it. */
export function newestProduct(): Promise<Row> {
  return read("limit=1")
}

async function read(query: string): Promise<Row> {
  const answer = await fetch(`${inject("shopUrl")}/api/v1/products?${query}`)
  const { data } = (await answer.json()) as { data: Row[] }
  const [first] = data
  if (!first) throw new Error("the shop sells nothing")
  return first
}
