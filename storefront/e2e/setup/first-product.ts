import { inject } from "vitest"

type Row = { _id: string; productName: string; description: string }

/** The newest product of the shop under test, as /api/v1 answers it. */
export async function firstProduct(): Promise<Row> {
  const answer = await fetch(`${inject("shopUrl")}/api/v1/products?limit=1`)
  const { data } = (await answer.json()) as { data: Row[] }
  const [first] = data
  if (!first) throw new Error("the shop sells nothing")
  return first
}
