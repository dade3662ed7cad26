import { ask } from "../testkit/client/call"
import { PIECES, purchaseOf } from "../testkit/client/orders"
import type { Part } from "../testkit/client/parts"
import type { Person } from "../testkit/client/people"
import type { Notebook } from "./notebook"
import { wanted } from "./scenario/buy"

export type RushAnswer = { status: number; code: string; milliseconds: number }

type Body = { code?: string; data?: { _id: string } } | undefined

type StockRush = { processes: readonly string[]; buyers: readonly Person[]; part: Part }

/** Every buyer wants 50 pieces of one part in the same moment, at the processes in turn. */
export async function runStockRush(
  { processes, buyers, part }: StockRush,
  { note }: Notebook,
): Promise<RushAnswer[]> {
  const ordered = async (buyer: Person, number: number): Promise<RushAnswer> => {
    const key = crypto.randomUUID()
    note(wanted({ key, buyer, lines: [{ part, pieces: PIECES }] }))
    const began = performance.now()
    const { status, body } = await ask(`${processes[number % processes.length]}/api/v1/orders`, {
      token: buyer.token,
      headers: { "idempotency-key": key },
      body: purchaseOf(buyer, part, PIECES),
    })
    const milliseconds = performance.now() - began
    const { code = "", data } = (body as Body) ?? {}
    if (status === 201 && data) note({ what: "placed", key, order: data._id })
    else if (status === 409) note({ what: "refused", key, code })
    else note({ what: "unexpected", key, why: `${status} ${code}` })
    return { status, code, milliseconds }
  }
  return Promise.all(buyers.map(ordered))
}

/** What is wrong with the answers of a rush for `stock` pieces: all are sold, and the rest refused. */
export function checkStockRush(answers: readonly RushAnswer[], stock: number): string[] {
  const placed = answers.filter(({ status }) => status === 201).length
  const refused = answers.filter(
    ({ status, code }) => status === 409 && code === "out_of_stock",
  ).length
  const expected = Math.min(Math.floor(stock / PIECES), answers.length)
  return [
    ...(placed === expected ? [] : [`${placed} orders were acknowledged instead of ${expected}`]),
    ...(refused === answers.length - expected ? [] : [`${refused} buyers were refused`]),
  ]
}
