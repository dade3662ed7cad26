import {
  readLedger,
  type LedgerEntry,
} from "../../../backend/src/embedded/payment-sandbox/read-ledger"
import { PIECES, placeOrder } from "../../testkit/client/orders"
import { PRICE, type Part } from "../../testkit/client/parts"
import { openPayment, type Payment } from "../../testkit/client/payment"
import type { Person } from "../../testkit/client/people"
import type { Shop } from "../../testkit/shop/start-shop"

/** An order on its way to be paid, and the sandbox's record of the intent that pays it. */
export type OrderPayment = Payment & { orderId: string; record: LedgerEntry; buyer: Person }

/** Cents of one order. */
export const CENTS = PRICE * PIECES * 100

/** Orders a part and asks for its payment; no card is charged yet. */
export async function preparePayment(shop: Shop, buyer: Person, part: Part): Promise<OrderPayment> {
  const orderId = await placeOrder(shop.url, buyer, part)
  const order = { id: orderId, amount: PRICE * PIECES }
  const payment = await openPayment(shop.url, buyer, order)
  const record = readLedger(shop.folder).find(({ intent }) => intent === payment.intent)
  if (!record) throw new Error(`The sandbox knows no intent of ${orderId}`)
  return { ...payment, orderId, record, buyer }
}
