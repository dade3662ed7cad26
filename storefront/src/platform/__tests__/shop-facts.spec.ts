import { DEFAULT_SHOP_FACTS, SHOP_FACTS_ID } from "@shop/contract/shop/shop-facts"
import { readShopFacts } from "../shop-facts"

describe("what the shop tells of itself", () => {
  it("is what the page's head holds, or the defaults", () => {
    const page = document.implementation.createHTMLDocument()
    expect(readShopFacts(page)).toEqual(DEFAULT_SHOP_FACTS)

    const facts = { ...DEFAULT_SHOP_FACTS, name: "Northern Parts </script>" }
    const block = page.createElement("script")
    block.type = "application/json"
    block.id = SHOP_FACTS_ID
    block.textContent = JSON.stringify(facts)
    page.head.append(block)
    expect(readShopFacts(page)).toEqual(facts)
  })
})
