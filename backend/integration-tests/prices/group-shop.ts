import type { MedusaContainer } from "@medusajs/framework/types"
import { signUp, type Person } from "../setup/people"
import { addGroup, addRungs, join } from "../setup/products/group-prices"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import type { TestApi } from "../setup/test-api"

/** What the group pays for a piece of the dear disc: nothing else of an answer can hold it. */
export const FIFTY = 7.31
/** From a hundred pieces on. */
export const HUNDRED = 6.43

export type GroupShop = {
  /** 10 for a piece, from a hundred on 9; the group has its own prices. */
  dear: TestPart
  /** 8 for everybody. */
  cheap: TestPart
  group: { id: string; listId: string }
  /** Of the group. */
  buyer: Person
  /** Of none. */
  other: Person
}

/** A shop of two discs, one of which costs a customer group less. */
export async function openGroupShop(api: TestApi, container: MedusaContainer): Promise<GroupShop> {
  await openShop(container)
  const dear = await addPart(container, { sku: "DEAR", name: "Dear disc", price: 10 })
  const cheap = await addPart(container, { sku: "CHEAP", name: "Cheap disc", price: 8 })
  await addRungs(container, { part: dear, rungs: [{ amount: 9, min_quantity: 100 }] })
  const group = await addGroup(container, {
    name: "Workshops",
    prices: [
      { part: dear, amount: FIFTY },
      { part: dear, amount: HUNDRED, min_quantity: 100 },
    ],
  })
  const buyer = await signUp(api)
  const other = await signUp(api)
  await join(container, { customer: buyer, group })
  return { dear, cheap, group, buyer, other }
}
