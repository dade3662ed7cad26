import { readLedger } from "../../../backend/src/embedded/payment-sandbox/read-ledger"
import { call } from "../../testkit/client/call"
import { signInStaff } from "../../testkit/client/staff"
import type { Shop } from "../../testkit/shop/start-shop"
import { CENTS, type OrderPayment } from "./payments"

type Books = {
  transactions?: { reference: string; amount: number }[]
  payment_collections?: { payments?: { captures?: { amount: number }[]; refunds?: unknown[] }[] }[]
}

const FIELDS =
  "id,*transactions,*payment_collections.payments.captures,*payment_collections.payments.refunds"

/** What is wrong with the payments' orders in Medusa's own records and at the provider. */
export async function faultsOf(shop: Shop, payments: readonly OrderPayment[]): Promise<string[]> {
  const ledger = new Map(readLedger(shop.folder).map((entry) => [entry.intent, entry]))
  const token = await signInStaff(shop.url)
  const faults: string[] = []
  for (const { orderId, intent } of payments) {
    const address = `${shop.url}/admin/orders/${orderId}?fields=${encodeURIComponent(FIELDS)}`
    const { order } = await call<{ order: Books }>(address, { token })
    const entry = ledger.get(intent)
    const taken = (entry?.captured ?? 0) - (entry?.refunded ?? 0)
    const paid = (order.payment_collections ?? []).flatMap(({ payments = [] }) => payments)
    const captures = paid.flatMap(({ captures = [] }) => captures.map(({ amount }) => amount))
    const refunds = paid.flatMap(({ refunds = [] }) => refunds)
    const transactions = (order.transactions ?? []).map(({ amount }) => amount)
    const seen = JSON.stringify({ taken, captures, refunds: refunds.length, transactions })
    const wanted = JSON.stringify({
      taken: CENTS,
      captures: [CENTS / 100],
      refunds: 0,
      transactions: [CENTS / 100],
    })
    if (seen !== wanted) faults.push(`${orderId}: ${seen} instead of ${wanted}`)
  }
  return faults
}
