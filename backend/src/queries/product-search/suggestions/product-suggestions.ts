import type { MedusaContainer } from "@medusajs/framework/types"
import type { ProductSuggestions } from "../../../contract/product/product-search"
import type { NamedVehicle } from "../../fitment/asked-vehicle"
import { readFits } from "../../fitment/fits"
import type { Buyer } from "../../product/sellable"
import { readExactPart } from "./exact-part"
import { matchedNumber } from "../matched-number"
import { readTerms } from "../terms/read-terms"
import { suggestedCategories } from "./suggested-categories"
import { readSuggestedParts } from "./suggested-parts"

const MOST_PRODUCTS = 6

/** What may be meant by a search that is still being typed. */
export async function readProductSuggestions(
  container: MedusaContainer,
  { q, buyer, vehicle }: { q: string; buyer: Buyer; vehicle?: NamedVehicle | undefined },
): Promise<ProductSuggestions> {
  const terms = await readTerms(container, q)
  const words = terms.flatMap((term) => term.words)
  if (words.length === 0) return { products: [], categories: [], exact: null }
  const [{ parts, level, asked }, exact] = await Promise.all([
    readSuggestedParts(container, { terms, most: MOST_PRODUCTS, buyer }),
    readExactPart(container, { number: q, buyer }),
  ])
  const fits = await readFits(container, { vehicle, ids: parts.map((part) => part.variant_id) })
  return {
    products: parts.map((part) => {
      const oemNumber = matchedNumber(words, part)
      return {
        _id: part.id,
        productName: part.name,
        sku: part.sku,
        oemNumber,
        isFormer: part.former_numbers.includes(oemNumber),
        image: part.image,
        unitPrice: part.price,
        available: part.available,
        ...fits.get(part.variant_id),
      }
    }),
    categories: await suggestedCategories(container, { terms: asked, level, buyer }),
    exact,
  }
}
