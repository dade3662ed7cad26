import { orderSchema } from "../../src/contract/order/order"
import { z } from "@medusajs/framework/zod"
import { worldOf, type Runner, type World } from "../contract/support/world"
import { purchaseOf } from "../setup/orders/purchase"
import { signInMedusaAdmin } from "../setup/people"
import { lineOf, storeClient } from "../setup/store"
import { dataOf } from "../setup/test-api"

/** What the owner has, by what an address names with a parameter. */
export type Things = {
  /** An id for each `:name` that may stand behind this part of an address. */
  ids: Readonly<Record<string, string>>
  /** Bodies that the doors take, by method and path. */
  bodies: Readonly<Record<string, unknown>>
  key: Record<string, string>
  staff: string
  /** Of the owner; nobody else reads it. */
  secrets: readonly string[]
}

const PHONE = "+1 555 010 7788"
const ADDRESS = "77 Hidden Lane"

const idOf = (name: string) => z.object({ [name]: z.object({ id: z.string() }) })
const idsOf = (name: string) => z.object({ [name]: z.array(z.object({ id: z.string() })) })

/** A shop in which one person has an order and a cart with a payment, before the tests. */
export function doorWorld(runner: Runner): () => World & { things: Things } {
  const world = worldOf(runner)
  let things: Things | undefined
  beforeAll(async () => {
    things = await fill(world())
  })
  return () => {
    if (!things) throw new Error("the things are made before the tests, not beside them")
    return { ...world(), things }
  }
}

async function fill({ api, container, owner, part }: World): Promise<Things> {
  const store = await storeClient(api)
  const purchase = { ...purchaseOf(part, owner), phone: PHONE, address: ADDRESS }
  const order = dataOf(await api.post("/orders", purchase, owner.token), orderSchema)
  const line = await lineOf(container, part)
  const cart = await store.cart({ email: owner.email, items: [line] }, owner)
  const post = async (path: string, body: unknown) =>
    (await store.call(path, { method: "POST", body, as: owner })).body
  const first = async (path: string, name: string) => {
    const { body } = await store.call(path, { as: owner })
    return idsOf(name).parse(body)[name]?.[0]?.id ?? ""
  }
  const cart_id = cart.id
  const collection = await post("/payment-collections", { cart_id })
  const option_id = await first(`/shipping-options?cart_id=${cart_id}`, "shipping_options")
  const region_id = store.regionId
  return {
    ids: {
      carts: cart_id,
      "line-items": cart.items[0]?.id ?? "",
      orders: order._id,
      "payment-collections":
        idOf("payment_collection").parse(collection).payment_collection?.id ?? "",
      "product-categories": await first("/product-categories", "product_categories"),
      products: part.id,
      regions: region_id,
    },
    bodies: {
      "POST /store/carts": { region_id },
      "POST /store/carts/:id": { email: owner.email },
      "POST /store/carts/:id/customer": {},
      "POST /store/carts/:id/line-items": line,
      "POST /store/carts/:id/line-items/:line_id": { quantity: 60 },
      "POST /store/carts/:id/promotions": { promo_codes: [] },
      "DELETE /store/carts/:id/promotions": { promo_codes: [] },
      "POST /store/carts/:id/shipping-methods": { option_id },
      "POST /store/payment-collections": { cart_id },
      "POST /store/payment-collections/:id/payment-sessions": { provider_id: "pp_later_card" },
    },
    key: store.headers,
    staff: await signInMedusaAdmin(api),
    secrets: [owner.email, owner.name, PHONE, ADDRESS],
  }
}
