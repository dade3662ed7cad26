import { shareSchema } from "../../../src/contract/part-list/saved-list"
import { newList } from "../../part-list/list-calls"
import { signUp } from "../../setup/people"
import { dataOf } from "../../setup/test-api"
import type { Scenario, Shop } from "../scenario"

const linesOf = ({ part }: Shop, qty = 50) => [{ productId: part.id, qty, note: "shelf 4" }]

/** Somebody with a list, and its address. */
async function listOf(shop: Shop) {
  const { token } = await signUp(shop.api)
  const { _id } = await newList(shop.api, { token, name: "Brakes", lines: linesOf(shop) })
  return { token, path: `/list/${_id}` }
}

export const LIST_SCENARIOS: readonly Scenario[] = [
  {
    call: "createList",
    name: "a new list",
    arrange: async (shop) => {
      const { token } = await signUp(shop.api)
      return () => shop.api.post("/lists", { name: "Brakes", lines: linesOf(shop) }, token)
    },
  },
  {
    call: "changeList",
    name: "a list's new name and lines",
    arrange: async (shop) => {
      const { token, path } = await listOf(shop)
      const changed = { name: "Pads", note: "all", lines: linesOf(shop, 60), version: 1 }
      return () => shop.api.put(path, changed, token)
    },
  },
  {
    call: "deleteList",
    name: "a list that is deleted",
    arrange: async (shop) => {
      const { token, path } = await listOf(shop)
      return () => shop.api.delete(path, token)
    },
  },
  {
    call: "addToList",
    name: "parts that are put on a list",
    arrange: async (shop) => {
      const { token, path } = await listOf(shop)
      return () => shop.api.post(`${path}/lines`, { lines: linesOf(shop) }, token)
    },
  },
  {
    call: "copyList",
    name: "a list's copy",
    arrange: async (shop) => {
      const { token, path } = await listOf(shop)
      return () => shop.api.post(`${path}/copy`, {}, token)
    },
  },
  {
    call: "shareList",
    name: "a list's link",
    arrange: async (shop) => {
      const { token, path } = await listOf(shop)
      return () => shop.api.post(`${path}/share`, {}, token)
    },
  },
  {
    call: "endSharing",
    name: "the end of a list's link",
    arrange: async (shop) => {
      const { token, path } = await listOf(shop)
      await shop.api.post(`${path}/share`, {}, token)
      return () => shop.api.delete(`${path}/share`, token)
    },
  },
  {
    call: "copySharedList",
    name: "a copy of somebody else's list",
    arrange: async (shop) => {
      const { token, path } = await listOf(shop)
      const shared = dataOf(await shop.api.post(`${path}/share`, {}, token), shareSchema)
      const reader = await signUp(shop.api)
      return () => shop.api.post(`/shared-list/${shared.shareToken}/copy`, {}, reader.token)
    },
  },
]
