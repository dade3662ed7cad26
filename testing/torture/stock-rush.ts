import { setTimeout } from "node:timers/promises"
import { ask } from "../testkit/client/call"
import { PIECES, purchaseOf } from "../testkit/client/orders"
import type { Part } from "../testkit/client/parts"
import type { Person } from "../testkit/client/people"
import type { Notebook } from "./notebook"
import { wanted } from "./scenario/buy"

export type RushAnswer = { status: number; code: string; milliseconds: number }

type Body = { code?: string; data?: { _id: string } } | undefined

type StockRush = {
  processes: readonly string[]
  buyers: readonly Person[]
  part: Part
  /** Whether who is told that the shop has too much to do asks again, under the same key. */
  isPatient?: boolean
}

/** As Retry-After says. */
const AGAIN_MS = 1000
const MOST_ASKED = 60

/** Every buyer wants 50 pieces of one part in the same moment, at the processes in turn. */
export async function runStockRush(
  { processes, buyers, part, isPatient = false }: StockRush,
  { note }: Notebook,
): Promise<RushAnswer[]> {
  const ordered = async (buyer: Person, number: number): Promise<RushAnswer> => {
    const key = crypto.randomUUID()
    note(wanted({ key, buyer, lines: [{ part, pieces: PIECES }] }))
    const began = performance.now()
    const order = () =>
      ask(`${processes[number % processes.length]}/api/v1/orders`, {
        token: buyer.token,
        headers: { "idempotency-key": key },
        body: purchaseOf(buyer, part, PIECES),
      })
    let answer = await order()
    for (let asked = 1; isPatient && answer.status === 503 && asked < MOST_ASKED; asked++) {
      await setTimeout(AGAIN_MS)
      answer = await order()
    }
    const { status, body } = answer
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
  const others = answers.filter(
    ({ status, code }) => status !== 201 && !(status === 409 && code === "out_of_stock"),
  )
  const [other] = others
  const expected = Math.min(Math.floor(stock / PIECES), answers.length)
  return [
    ...(placed === expected ? [] : [`${placed} orders were acknowledged instead of ${expected}`]),
    ...(refused === answers.length - expected ? [] : [`${refused} buyers were refused`]),
    ...(other
      ? [`${others.length} were answered otherwise, as ${other.status} ${other.code}`]
      : []),
  ]
}
