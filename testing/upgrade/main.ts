import fs from "node:fs"
import { call } from "../testkit/client/call"
import { placeOrder } from "../testkit/client/orders"
import { makePart, type Part } from "../testkit/client/parts"
import { chargeCard, openPayment } from "../testkit/client/payment"
import { type Person, register, signInAdministrator } from "../testkit/client/people"
import { readStore } from "../bench/orders/store"
import { BUYER, toldBy } from "./told"

type Product = { product: { variants: { id: string }[] } }
type Options = { shipping_options: { id: string }[] }
type Collection = { payment_collection: { id: string } }

/**
 * `tsx testing/upgrade/main.ts <shop> <file>`: fills an empty shop of an older commit with an order
 * in every state, one of several lines among them, and writes down what it tells of them. The
 * backup beside it is that shop's own, by `npm run backup`, on a PostgreSQL of DATABASE_URL.
 */
async function fill(shop: string, file: string): Promise<void> {
  const admin = await signInAdministrator(shop)
  const disc = await makePart(shop, admin, { name: "Brake disc 280", stock: 1000 })
  const filter = await makePart(shop, admin, { name: "Oil filter 83", stock: 1000 })
  const buyer = await register(shop, BUYER.email, BUYER.password)
  const as = { shop, admin, buyer }
  await placeOrder(shop, buyer, disc)
  await pay(as, await placeOrder(shop, buyer, disc))
  const delivered = await placeOrder(shop, buyer, filter)
  await pay(as, delivered)
  await deliver(as, delivered)
  await deliver(as, await placeOrder(shop, buyer, filter))
  const cancelled = await placeOrder(shop, buyer, disc)
  await call(`${shop}/api/v1/order/${cancelled}`, { method: "DELETE", token: buyer.token })
  await orderByCart(as, [disc, filter])
  const review = { reviewTitle: "Fits", reviewDes: "Every one of them.", rating: "5" }
  const body = { ...review, name: "Anna", email: BUYER.email }
  await call(`${shop}/api/v1/reviews`, { token: buyer.token, body })
  const told = { cancelled, ...(await toldBy(shop, [cancelled])) }
  fs.writeFileSync(file, JSON.stringify(told, null, 1))
}

type As = { shop: string; admin: Person; buyer: Person }

async function pay({ shop, buyer }: As, id: string): Promise<void> {
  const { data } = await call<{ data: { total: string } }>(`${shop}/api/v1/order/${id}`, {
    token: buyer.token,
  })
  const payment = await openPayment(shop, buyer, { id, amount: Number(data.total) })
  await chargeCard(shop, payment)
  const body = { isPaid: true, transitionId: payment.intent }
  await call(`${shop}/api/v1/order/${id}`, { method: "PUT", token: buyer.token, body })
}

async function deliver({ shop, admin }: As, id: string): Promise<void> {
  const body = { isDeliver: true }
  await call(`${shop}/api/v1/order/${id}`, { method: "PUT", token: admin.token, body })
}

/** An order of one line for each part, by Medusa's own cart. */
async function orderByCart({ shop, buyer }: As, parts: Part[]): Promise<void> {
  const { publishableApiKey, regionId, country } = await readStore(shop)
  const headers = { "x-publishable-api-key": publishableApiKey }
  const store = <Answer>(path: string, body?: object) =>
    call<Answer>(`${shop}/store${path}`, { token: buyer.token, headers, body })
  const items = await Promise.all(
    parts.map(async ({ _id }) => {
      const { product } = await store<Product>(`/products/${_id}?fields=variants.id`)
      return { variant_id: product.variants[0]?.id, quantity: 50 }
    }),
  )
  const { cart } = await store<{ cart: { id: string } }>("/carts", {
    ...{ region_id: regionId, email: BUYER.email, items },
    shipping_address: {
      ...{ first_name: "Anna", phone: "+1 555 010 0000" },
      ...{ address_1: "1 Load Street", country_code: country },
    },
  })
  const options = await store<Options>(`/shipping-options?cart_id=${cart.id}`)
  const option_id = options.shipping_options[0]?.id
  await store(`/carts/${cart.id}/shipping-methods`, { option_id })
  const { payment_collection } = await store<Collection>("/payment-collections", {
    cart_id: cart.id,
  })
  const sessions = `/payment-collections/${payment_collection.id}/payment-sessions`
  await store(sessions, { provider_id: "pp_later_card" })
  await store(`/carts/${cart.id}/complete`, {})
}

const [shop = "", file = ""] = process.argv.slice(2)
fill(shop, file).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
