import type { Product } from "@shop/contract/product"

/** The parts whose name, SKU, category or description has every word of `q`, in the list's order. */
export function findProducts(products: Product[], q: string): Product[] {
  const words = q.split(/\s+/).map(plain).filter(Boolean)
  return products.filter((product) => {
    const { productName, sku, category, description } = product
    const text = plain([productName, sku, category, description].join(" "))
    return words.every((word) => text.includes(word))
  })
}

/** Lower case without punctuation, as numbers are read from an old part: "bd 2803/v" is BD-2803-V. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")
}
