import { returns } from "../../../src/kit/returns"
import { orderReturnSchema } from "../../../src/contract/return/order-return"
import { placeOrder } from "../../setup/orders/purchase"
import { dataOf } from "../../setup/test-api"
import type { Scenario, Shop } from "../scenario"
import { pictureForm } from "./images"

const BODY = { lines: [{ line: 1, qty: 4, reason: "defective" }], note: "Rattles" }

async function arrived({ api, part, buyer, admin }: Shop) {
  const { _id } = await placeOrder(api, { part, buyer })
  await api.put(`/order/${_id}`, { isDeliver: true }, admin.token)
  return `/order/${_id}/returns`
}

async function asked(shop: Shop) {
  const path = await arrived(shop)
  const { _id } = dataOf(await shop.api.post(path, BODY, shop.buyer.token), orderReturnSchema)
  return `${path}/${_id}`
}

/** What a plugin keeps of returns is its own: here nothing. */
const OF_PLUGIN = {
  name: "@test/crates",
  returnable: async () => [],
  returned: async () => [],
  waiting: async () => [],
  ask: async () => undefined,
  receive: async () => undefined,
}

export const RETURN_SCENARIOS: readonly Scenario[] = [
  {
    call: "askReturn",
    name: "a return that is asked for",
    arrange: async (shop) => {
      const path = await arrived(shop)
      return () => shop.api.post(path, BODY, shop.buyer.token)
    },
  },
  {
    call: "askExtraReturn",
    name: "a return that a plugin takes",
    arrange: async (shop) => {
      const path = await arrived(shop)
      returns(OF_PLUGIN)
      const body = { id: "test-crates:1", qty: 1 }
      return () => shop.api.post(`${path}/extras`, body, shop.buyer.token)
    },
  },
  {
    call: "withdrawReturn",
    name: "a return that is withdrawn",
    arrange: async (shop) => {
      const path = await asked(shop)
      return () => shop.api.delete(path, shop.buyer.token)
    },
  },
  {
    call: "addReturnPicture",
    name: "a picture of a return",
    arrange: async (shop) => {
      const url = `/api/v1${await asked(shop)}/pictures`
      const headers = { authorization: `Bearer ${shop.buyer.token}` }
      return () => shop.send({ url, headers, data: pictureForm() })
    },
  },
]
