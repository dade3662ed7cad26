import { z } from "@medusajs/framework/zod"
import { configSchema } from "../../../src/contract/shop/config"
import { orderSchema, type Order } from "../../../src/contract/order/order"
import { productSchema, type Product } from "../../../src/contract/product/product"
import { formOf, picture } from "../../setup/upload"
import { ShopClient } from "../../../../testing/testkit/client/shop-client"

const ADMIN = { email: "admin@example.com", password: "carparts-admin" }
const PIECES = 50

export type Journey = { order: Order; product: Product; reviews: unknown[] }

/** From an empty shop to a delivered order with a review, by HTTP alone; answers how all of it ends. */
export async function playJourney(
  origin: string,
  buyer: { email: string; password: string },
): Promise<Journey> {
  const client = new ShopClient(origin)
  const admin = await client.signIn(ADMIN)
  await addPart(client, admin)
  const [part] = dataOf(await client.call("/products?limit=6"), z.array(productSchema))
  if (!part) throw new Error("The shop shows no part")

  const token = await client.register(buyer)
  const { email } = buyer
  const bought = { productId: part._id, productName: part.productName, price: part.price }
  const to = { name: "Anna", email, phone: "+1 555 010 7070", address: "1 Journey Road" }
  const body = { ...bought, ...to, qty: PIECES }
  const placed = await client.call("/orders", { method: "POST", token, body })
  const order = dataOf(placed, orderSchema)
  const transitionId = await pay(client, { origin, token, order })
  const address = `/order/${order._id}`
  await client.call(address, { method: "PUT", token, body: { isPaid: true, transitionId } })
  const words = { reviewTitle: "Fits", reviewDes: "Every one of them.", rating: "5" }
  const review = { name: "Anna", email, ...words }
  await client.call("/reviews", { method: "POST", token, body: review })
  await client.call(address, { method: "PUT", token: admin, body: { isDeliver: true } })

  return {
    order: dataOf(await client.call(address, { token }), orderSchema),
    product: dataOf(await client.call(`/product/${part._id}`), productSchema),
    reviews: dataOf(await client.call("/reviews"), z.array(z.unknown())),
  }
}

/** With a picture, which native code makes anew. */
async function addPart(client: ShopClient, token: string): Promise<void> {
  const content = await picture("png")
  const body = formOf({ name: "image", filename: "a.png", type: "image/png", content })
  const uploaded = await client.call("/images", { method: "POST", token, body })
  const { url: image } = dataOf(uploaded, z.object({ url: z.string() }))
  const part = { productName: "Oil filter", description: "A part.", price: "2", qty: "500" }
  await client.call("/products", { method: "POST", token, body: { ...part, image } })
}

type Payment = { origin: string; token: string; order: Order }

/** By the test card, as the browser does it; answers the payment intent's id. */
async function pay(client: ShopClient, { origin, token, order }: Payment): Promise<string> {
  const amount = { amount: Number(order.total), orderId: order._id }
  const made = await client.call("/create-payment-intent", { method: "POST", token, body: amount })
  const { clientSecret } = z.object({ clientSecret: z.string() }).parse(made)
  const { payment } = dataOf(await client.call("/config"), configSchema)
  const [intent = ""] = clientSecret.split("_secret_")
  const card = "payment_method_data[card]"
  const confirmed = await fetch(`${origin}/sandbox-stripe/v1/payment_intents/${intent}/confirm`, {
    method: "POST",
    body: new URLSearchParams({
      key: payment.publishableKey,
      client_secret: clientSecret,
      "payment_method_data[type]": "card",
      [`${card}[number]`]: "4242424242424242",
      [`${card}[exp_month]`]: "12",
      [`${card}[exp_year]`]: String(new Date().getFullYear() + 1),
      [`${card}[cvc]`]: "123",
    }),
  })
  if (!confirmed.ok) throw new Error(`The card was not taken: ${await confirmed.text()}`)
  return intent
}

function dataOf<Schema extends z.ZodType>(answer: unknown, schema: Schema): z.infer<Schema> {
  return schema.parse(z.object({ data: z.unknown() }).parse(answer).data)
}
