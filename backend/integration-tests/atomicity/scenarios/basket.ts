import { randomUUID } from "node:crypto"
import { addPart, type TestPart } from "../../setup/shop-fixture"
import { signUp } from "../../setup/people"
import type { Scenario, Shop } from "../scenario"

const linesOf = (...parts: TestPart[]) =>
  parts.map(({ id }, index) => ({ productId: id, qty: 50 + index }))

async function basketOf({ api, part }: Shop) {
  const { token } = await signUp(api)
  await api.post("/basket/lines", { lines: linesOf(part) }, token)
  return token
}

export const BASKET_SCENARIOS: readonly Scenario[] = [
  {
    call: "addToBasket",
    name: "the first part of a basket",
    arrange: async ({ api, part }) => {
      const { token } = await signUp(api)
      return () => api.post("/basket/lines", { lines: linesOf(part) }, token)
    },
  },
  {
    call: "replaceBasket",
    name: "another basket",
    arrange: async (shop) => {
      const token = await basketOf(shop)
      const sku = `BD-${randomUUID().slice(0, 8)}`
      const other = await addPart(shop.container, { sku })
      const lines = linesOf(other)
      return () => shop.api.put("/basket", { lines }, token)
    },
  },
  {
    call: "checkBasket",
    name: "a check",
    arrange: async ({ api, part }) => {
      return () => api.post("/basket/check", { lines: linesOf(part) })
    },
  },
  {
    call: "checkOrderLines",
    name: "a list of numbers",
    arrange: async ({ api, part }) => {
      const lines = [{ row: 1, number: part.sku, qty: 50 }]
      return () => api.post("/order-lines/check", { lines })
    },
  },
]
