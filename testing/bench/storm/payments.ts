import { randomUUID } from "node:crypto"
import {
  readLedger,
  type LedgerEntry,
} from "../../../backend/src/embedded/payment-sandbox/read-ledger"
import { call } from "../../testkit/client/call"
import type { Person } from "../../testkit/client/people"
import type { Shop } from "../../testkit/shop/start-shop"

/** An order on its way to be paid, and the intent that pays it. */
export type Payment = {
  orderId: string
  intent: LedgerEntry
  clientSecret: string
  buyer: Person
}

type Part = { _id: string; productName: string }

const PRICE = 9.5
const QTY = 50
/** Cents of one order. */
export const CENTS = PRICE * QTY * 100

export async function makePart({ url }: Shop, admin: Person): Promise<Part> {
  const body = {
    productName: "Part of the storm",
    description: "A part that never runs out",
    price: PRICE,
    qty: 10_000_000,
    image: "/social-card.png",
  }
  const address = `${url}/api/v1/products`
  return (await call<{ data: Part }>(address, { body, token: admin.token })).data
}

/** Orders a part and asks for its payment; no card is charged yet. */
export async function preparePayment(shop: Shop, buyer: Person, part: Part): Promise<Payment> {
  const { token, email } = buyer
  const { data: order } = await call<{ data: { _id: string } }>(`${shop.url}/api/v1/orders`, {
    token,
    headers: { "idempotency-key": randomUUID() },
    body: {
      name: "A buyer",
      email,
      productName: part.productName,
      productId: part._id,
      qty: QTY,
      price: PRICE,
      phone: "+1 555 010 0000",
      address: "1 Storm Street",
    },
  })
  const { clientSecret } = await call<{ clientSecret: string }>(
    `${shop.url}/api/v1/create-payment-intent`,
    { token, body: { amount: PRICE * QTY, orderId: order._id } },
  )
  const intent = readLedger(shop.folder).find(({ metadata }) => metadata.order_id === order._id)
  if (!intent) throw new Error(`The sandbox knows no intent of ${order._id}`)
  return { orderId: order._id, intent, clientSecret, buyer }
}

/** Charges a test card as the browser does; one that was charged already is well, too. */
export async function chargeCard(shop: Shop, { intent, clientSecret }: Payment): Promise<boolean> {
  const address = `${shop.url}/sandbox-stripe/v1/payment_intents/${intent.intent}/confirm`
  const answer = await fetch(address, {
    method: "POST",
    body: new URLSearchParams({
      key: "pk_test_sandbox",
      client_secret: clientSecret,
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": "4242424242424242",
      "payment_method_data[card][exp_month]": "12",
      "payment_method_data[card][exp_year]": String(new Date().getFullYear() + 1),
      "payment_method_data[card][cvc]": "123",
    }),
  })
  const body = (await answer.json()) as { status?: string; error?: { payment_intent?: object } }
  return body.status === "succeeded" || body.error?.payment_intent !== undefined
}
