import { call } from "../call"
import type { Person } from "../people"
import type { Store } from "./store"

export type Part = { _id: string; productName: string; price: number; variant_id: string }

/** More than any run sells. */
const STOCK = 10_000_000

/** Parts that never run out: a buyer each, so that nobody waits for another's row. */
export async function makeParts(store: Store, admin: Person, count: number): Promise<Part[]> {
  const parts: Part[] = []
  for (let number = 1; number <= count; number++) {
    const body = {
      productName: `Part ${number} of the benchmark`,
      description: "A part that never runs out",
      price: 9.5,
      qty: STOCK,
      image: "/social-card.png",
    }
    const address = `${store.url}/api/v1/products`
    const { data } = await call<{ data: Part }>(address, { body, token: admin.token })
    parts.push({ ...data, variant_id: await variantOf(store, data._id) })
  }
  return parts
}

async function variantOf(store: Store, productId: string): Promise<string> {
  const headers = { "x-publishable-api-key": store.publishableApiKey }
  const address = `${store.url}/store/products/${productId}?fields=variants.id`
  const { product } = await call<{ product: { variants: { id: string }[] } }>(address, { headers })
  const [variant] = product.variants
  if (!variant) throw new Error(`${productId} has no variant`)
  return variant.id
}
