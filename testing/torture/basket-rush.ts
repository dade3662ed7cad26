import { ask, call } from "../testkit/client/call"
import { listOf, type Line } from "../testkit/client/orders"
import type { Part } from "../testkit/client/parts"
import type { Person } from "../testkit/client/people"
import type { Random } from "../testkit/random"
import type { Notebook } from "./notebook"
import { wanted } from "./scenario/buy"
import { basketOf } from "./scenario/purchases"

type BasketAnswer = { lines: Line[]; status: number; code: string; milliseconds: number }

type BasketRush = {
  processes: readonly string[]
  buyers: readonly Person[]
  parts: readonly Part[]
  random: Random
}

const PATIENCE_MS = 5000

/** Every buyer orders a basket of one to twenty of the same parts at once, at the processes in turn. */
export async function runBasketRush(
  { processes, buyers, parts, random }: BasketRush,
  { note }: Notebook,
): Promise<BasketAnswer[]> {
  const baskets = buyers.map(() => basketOf(parts, { random }))
  const ordered = async (buyer: Person, number: number): Promise<BasketAnswer> => {
    const key = crypto.randomUUID()
    const lines = baskets[number] ?? []
    note(wanted({ key, buyer, lines }))
    const began = performance.now()
    const { status, body } = await ask(`${processes[number % processes.length]}/api/v1/orders`, {
      token: buyer.token,
      headers: { "idempotency-key": key },
      body: listOf(buyer, lines),
    })
    const milliseconds = performance.now() - began
    const { code = "", data } = body as { code?: string; data?: { _id: string } }
    if (status === 201 && data) note({ what: "placed", key, order: data._id })
    else if (code === "out_of_stock") note({ what: "refused", key, code })
    else note({ what: "unexpected", key, why: `${status} ${code}` })
    return { lines, status, code, milliseconds }
  }
  return Promise.all(buyers.map(ordered))
}

/** What is wrong with the answers: who waited too long, and who was refused what was there to the end. */
export async function checkBasketRush(
  answers: readonly BasketAnswer[],
  { processes, parts }: Pick<BasketRush, "processes" | "parts">,
): Promise<string[]> {
  const left = new Map<string, number>()
  for (const { _id } of parts) left.set(_id, await stockOf(processes[0] ?? "", _id))
  const isShort = ({ part, pieces }: Line) => pieces > (left.get(part._id) ?? 0)
  const late = answers.filter(({ milliseconds }) => milliseconds > PATIENCE_MS)
  const needless = answers.filter(({ status, lines }) => status === 409 && !lines.some(isShort))
  return [
    ...late.map(({ milliseconds }) => `somebody waited ${milliseconds.toFixed(0)} ms`),
    ...needless.map(({ lines }) => `${lines.length} lines were refused that could be had`),
  ]
}

async function stockOf(shop: string, productId: string): Promise<number> {
  const { data } = await call<{ data: { qty: string } }>(`${shop}/api/v1/product/${productId}`)
  return Number(data.qty)
}
