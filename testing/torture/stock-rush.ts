import { ask } from "../testkit/client/call"
import type { Part } from "../testkit/client/parts"
import type { Person } from "../testkit/client/people"
import { purchaseOf } from "../testkit/client/purchase"
import type { Notebook } from "./notebook"

export const PIECES = 50

export type DropAnswer = { status: number; code: string; milliseconds: number }

type Body = { code?: string; data?: { _id: string } } | undefined

type Drop = { processes: readonly string[]; buyers: readonly Person[]; part: Part }

/** Every buyer wants 50 pieces of one part in the same moment, at the processes in turn. */
export async function runDrop(
  { processes, buyers, part }: Drop,
  { note }: Notebook,
): Promise<DropAnswer[]> {
  const ordered = async (buyer: Person, number: number): Promise<DropAnswer> => {
    const key = crypto.randomUUID()
    note({ what: "wanted", key, buyer: buyer.email, part: part._id, pieces: PIECES })
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
