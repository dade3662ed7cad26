import { addPart } from "../../setup/shop-fixture"
import type { Scenario, Shop } from "../scenario"

const PRODUCT = {
  productName: "Clutch kit of the test",
  description: "Pressure plate, disc and bearing",
  price: 120,
  qty: 75,
  image: "/parts/clutch-kit.svg",
  totalPrice: "9000",
}

export const PRODUCT_SCENARIOS: readonly Scenario[] = [
  {
    call: "createProduct",
    name: "a new product",
    arrange:
      async ({ api, admin }) =>
      () =>
        api.post("/products", PRODUCT, admin.token),
  },
  {
    call: "updateProduct",
    name: "a product that is written anew",
    arrange: async (shop) => changeCall(shop, PRODUCT),
  },
  {
    call: "updateProduct",
    name: "the price of a product",
    arrange: async (shop) => changeCall(shop, { price: 121 }),
  },
  {
    call: "updateProduct",
    name: "the stock of a product",
    arrange: async (shop) => changeCall(shop, { qty: 75 }),
  },
  {
    call: "deleteProduct",
    name: "the deletion of a product",
    arrange: async (shop) => {
      const { id } = await otherPart(shop)
      return () => shop.api.delete(`/product/${id}`, shop.admin.token)
    },
  },
]

async function changeCall(shop: Shop, change: object) {
  const { id } = await otherPart(shop)
  return () => shop.api.put(`/product/${id}`, change, shop.admin.token)
}

async function otherPart({ container }: Shop) {
  return addPart(container, { sku: "BD-TEST-2", name: "Another brake disc of the test" })
}
