import { configSchema } from "../../src/contract/shop/config"
import { readSellable } from "../../src/queries/product/products"
import { z } from "@medusajs/framework/zod"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Person } from "./people"
import type { TestPart } from "./shop-fixture"
import { dataOf, type Answer, type TestApi } from "./test-api"

const cartSchema = z.object({
  cart: z.object({ id: z.string(), items: z.array(z.object({ id: z.string() })) }),
})
const collectionSchema = z.object({ payment_collection: z.object({ id: z.string() }) })

const optionsSchema = z.object({ shipping_options: z.array(z.object({ id: z.string() })) })

export type Cart = z.infer<typeof cartSchema>["cart"]
type Asked = { method?: "GET" | "POST" | "DELETE"; body?: unknown; as?: Person | undefined }

/** A client of Medusa's /store, with the shop's key: a guest, but for what is called as somebody. */
export type StoreClient = {
  regionId: string
  /** What each call brings: the shop's publishable key. */
  headers: Record<string, string>
  call(path: string, asked?: Asked): Promise<Answer>
  /** A new cart of a region, with lines where any are named. */
  cart(body?: { email?: string; items?: unknown[] }, as?: Person): Promise<Cart>
  /** Makes a cart ready to be completed. */
  ready(cartId: string, as: Person, provider?: string): Promise<void>
  /** Makes it so and completes it; answers what that answers. */
  complete(cartId: string, as: Person, provider?: string): Promise<Answer>
}

export async function storeClient(api: TestApi): Promise<StoreClient> {
  const { commerce } = dataOf(await api.get("/config"), configSchema)
  const headers = { "x-publishable-api-key": commerce.publishableApiKey }
  const call = (path: string, { method = "GET", body, as }: Asked = {}) =>
    api.call({ method, path: `/store${path}`, headers, body, ...(as && { token: as.token }) })
  const ready = async (cart_id: string, as: Person, provider_id = "pp_later_card") => {
    const post = (path: string, body: unknown) => call(path, { method: "POST", body, as })
    const options = await call(`/shipping-options?cart_id=${cart_id}`, { as })
    const [option] = optionsSchema.parse(options.body).shipping_options
    await post(`/carts/${cart_id}/shipping-methods`, { option_id: option?.id })
    const { body } = await post("/payment-collections", { cart_id })
    const { id } = collectionSchema.parse(body).payment_collection
    await post(`/payment-collections/${id}/payment-sessions`, { provider_id })
  }
  return {
    regionId: commerce.regionId,
    headers,
    call,
    cart: async (body = {}, as) => {
      const sent = { region_id: commerce.regionId, ...body }
      const answer = await call("/carts", { method: "POST", body: sent, as })
      return cartSchema.parse(answer.body).cart
    },
    ready,
    complete: async (cartId, as, provider) => {
      await ready(cartId, as, provider)
      return call(`/carts/${cartId}/complete`, { method: "POST", body: {}, as })
    },
  }
}

/** A line of a cart: so many pieces of a part. */
export async function lineOf(container: MedusaContainer, part: TestPart, quantity = 50) {
  return { variant_id: (await readSellable(container, part.id))?.variant_id ?? "", quantity }
}
