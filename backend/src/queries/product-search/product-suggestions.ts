import type { MedusaContainer } from "@medusajs/framework/types"
import type { ProductSuggestions } from "../../contract/product/product-search"
import type { Buyer } from "../product/sellable"
import { matchedNumber } from "./matched-number"
import { searchSellables } from "./search-sellables"
import { searchWords } from "./search-words"
import { suggestedCategories } from "./suggested-categories"

const MOST_PRODUCTS = 6

/** What may be meant by a search that is still being typed. */
export async function readProductSuggestions(
  container: MedusaContainer,
  { q, buyer }: { q: string; buyer: Buyer },
): Promise<ProductSuggestions> {
  const words = searchWords(q)
  if (words.length === 0) return { products: [], categories: [] }
  const asked = { q, sort: "relevance" as const, limit: MOST_PRODUCTS, place: undefined, buyer }
  const { sellables, level } = await searchSellables(container, asked, { detail: true })
  return {
    products: sellables.map((part) => ({
      _id: part.id,
      productName: part.name,
      sku: part.sku,
      oemNumber: matchedNumber(words, part),
    })),
    categories: await suggestedCategories(container, { words, level, buyer }),
  }
}
