import { DEFAULT_SHOP_FACTS, SHOP_FACTS_ID, type ShopFacts } from "@shop/contract/shop/shop-facts"

/**
 * The shop's name and address, from the page's head: there before the first line is drawn. Vite
 * serves a page without it.
 */
export const shopFacts: ShopFacts = readShopFacts(document)

export function readShopFacts(page: Document): ShopFacts {
  const json = page.getElementById(SHOP_FACTS_ID)?.textContent
  return json ? (JSON.parse(json) as ShopFacts) : DEFAULT_SHOP_FACTS
}
