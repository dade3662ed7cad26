import { call } from "../../testkit/client/call"
import { makePart, type Part } from "../../testkit/client/parts"
import type { Person } from "../../testkit/client/people"
import type { Store } from "./store"

export type BenchPart = Part & { variant_id: string }

/** More than any run sells. */
const STOCK = 10_000_000

/** Parts that never run out: a buyer each, so that nobody waits for another's row. */
export async function makeParts(store: Store, admin: Person, count: number): Promise<BenchPart[]> {
  const parts: BenchPart[] = []
  for (let number = 1; number <= count; number++) {
    const name = `Part ${number} of the benchmark`
    const part = await makePart(store.url, admin, { name, stock: STOCK })
    parts.push({ ...part, variant_id: await variantOf(store, part._id) })
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
