import type { Row } from "../../transaction/insert-rows"
import { newId } from "../../transaction/new-id"

/** Rows of a product's gallery, in its order. */
export function imagesOf(product_id: string, urls: readonly string[]): Row[] {
  return urls.map((url, rank) => ({ id: newId("img"), url, rank, product_id }))
}
