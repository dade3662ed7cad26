import { inject } from "vitest"
import { readLedger } from "../../../backend/src/embedded/payment-sandbox/read-ledger"
import { dataDir } from "./shop"

type Return = { amount: number | null; refund: string | null }
type Order = { isPaid: boolean; total: string; refunded?: number; cancelledAt: string | null }

/**
 * Waits until the money at the provider is the money in the shop: captured less refunded equals
 * what is paid less what was given back, for every order that an intent was made for.
 */
export async function seeBalance(): Promise<void> {
  const token = await administrator()
  const read = async <Data>(path: string) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${inject("shopUrl")}/api/v1/order/${path}`, { headers })
    return ((await answer.json()) as { data: Data }).data
  }
  const bookedOf = async (id: string) => {
    const order = await read<Order>(id)
    if (!order.refunded) return booked(order, [])
    return booked(order, (await read<{ returns: Return[] }>(`${id}/returns`)).returns)
  }
  await expect
    .poll(async () => {
      const difference = new Map<string, number>()
      for (const { metadata, captured, refunded } of readLedger(dataDir)) {
        const id = metadata.order_id ?? ""
        difference.set(id, (difference.get(id) ?? 0) + captured - refunded)
      }
      for (const [id, provider] of difference) {
        difference.set(id, provider - (await bookedOf(id)))
      }
      return [...difference].filter(([, cents]) => cents !== 0)
    })
    .toEqual([])
}

/** Cents. What went back for parts that came back is not in the order's total any more. */
function booked({ isPaid, total, refunded = 0 }: Order, returns: Return[]): number {
  const ofReturns = returns
    .filter(({ refund }) => refund === "booked")
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  return isPaid ? Math.round((Number(total) + ofReturns - refunded) * 100) : 0
}

async function administrator(): Promise<string> {
  const account = { email: "admin@example.com", password: "carparts-admin" }
  const send = async (address: string, body: object, token = "") => {
    const answer = await fetch(`${inject("shopUrl")}${address}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    })
    return (await answer.json()) as Record<string, string>
  }
  const signIn = "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded"
  const { idToken } = await send(signIn, { ...account, returnSecureToken: true })
  const { accessToken = "" } = await send("/api/v1/auth", { email: account.email }, idToken)
  return accessToken
}
