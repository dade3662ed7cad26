import type { MedusaContainer } from "@medusajs/framework/types"
import { readLedger, type LedgerEntry } from "../../../src/embedded/payment-sandbox/read-ledger"
import { queryGraph } from "../../../src/queries/database/query-graph"
import { readEnvironment } from "../../../src/settings/environment"
import { testApi, type HttpClient } from "../../setup/test-api"
import { deliver, eventOf } from "./stripe-event"

type OrderRow = {
  id: string
  currency_code: string
  transactions?: { amount: number }[]
}

/**
 * The money at the provider is the money in the orders' books: captured less refunded equals paid
 * less given back, for each order and each currency. What a test left untold is told first, as the
 * provider goes on to do.
 */
export async function seeBalance(client: HttpClient, container: MedusaContainer): Promise<void> {
  const api = testApi(client)
  const known = new Set((await readOrders(container)).map(({ id }) => id))
  for (const { intent, captured } of ledgerOf(known)) {
    if (captured > 0) expect(await deliver(api, await eventOf(intent))).toBe(200)
  }
  const books = (await readOrders(container)).map(({ id, currency_code, transactions = [] }) => {
    const amount = transactions.reduce((sum, transaction) => sum + transaction.amount, 0)
    return [id, currency_code, smallestUnit(amount, currency_code)]
  })
  const ledger = ledgerOf(known)
  const provider = books.map(([id, currency]) => {
    const own = ledger.filter((entry) => orderOf(entry) === id && entry.currency === currency)
    return [id, currency, own.reduce((sum, entry) => sum + entry.captured - entry.refunded, 0)]
  })
  expect(books).toEqual(provider)
}

/** The sandbox serves all test files: an intent of an order of this database is this one's. */
function ledgerOf(orders: ReadonlySet<string>): LedgerEntry[] {
  const { dataDir } = readEnvironment(process.env)
  return readLedger(dataDir).filter((entry) => orders.has(orderOf(entry)))
}

function orderOf({ metadata }: LedgerEntry): string {
  return metadata.order_id ?? ""
}

function readOrders(container: MedusaContainer): Promise<OrderRow[]> {
  return queryGraph<OrderRow>(container, {
    entity: "order",
    fields: ["id", "currency_code", "transactions.amount"],
  })
}

/** Stripe's currencies of these tests that have other than two digits. */
const DIGITS: Readonly<Record<string, number>> = { jpy: 0, kwd: 3 }

/** Counted apart from the shop's own rounding; of three digits Stripe takes the last as zero. */
function smallestUnit(amount: number, currency: string): number {
  const digits = DIGITS[currency] ?? 2
  const units = Math.round(Number((amount * 10 ** digits).toPrecision(12)))
  return digits === 3 ? Math.ceil(units / 10) * 10 : units
}
