import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { orderSchema, type Order } from "../../../src/contract/order/order"
import type { Person } from "../../setup/people"
import { addPart, type TestPart } from "../../setup/shop-fixture"
import { dataOf, type TestApi } from "../../setup/test-api"

type Wanted = { productId: string; qty: number | string; price: number | string }

/** A line for so many pieces of a part, at its price. */
export function lineOf({ id, price }: TestPart, qty: number | string = 50): Wanted {
  return { productId: id, qty, price }
}

/** The body of an order of many lines. */
export function listOf(buyer: Person, lines: readonly Wanted[]) {
  const { name, email } = buyer
  return { name, email, phone: "+1 555 010 0000", address: "1 Test Street", lines }
}

export async function placeList(
  api: TestApi,
  { buyer, lines }: { buyer: Person; lines: readonly Wanted[] },
): Promise<Order> {
  return dataOf(await api.post("/orders", listOf(buyer, lines), buyer.token), orderSchema)
}

/** So many parts, told apart by `series`: of 100 pieces each, at 1, 2, 3 … dollars. */
export async function addParts(
  container: MedusaContainer,
  { series, count, stock = 100 }: { series: string; count: number; stock?: number },
): Promise<TestPart[]> {
  const parts: TestPart[] = []
  for (let number = 1; number <= count; number++) {
    parts.push(await addPart(container, { sku: `${series}-${number}`, price: number, stock }))
  }
  return parts
}

const STOCK = `select item.sku, level.stocked_quantity::int as stocked,
    level.reserved_quantity::int as reserved
  from inventory_level level join inventory_item item on item.id = level.inventory_item_id
  where item.sku = any(?)`

type Level = { sku: string; stocked: number; reserved: number }

/** What is stocked and reserved of each part, in their order. */
export async function stockOf(
  container: MedusaContainer,
  parts: readonly TestPart[],
): Promise<[stocked: number, reserved: number][]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const skus = parts.map(({ sku }) => sku)
  const { rows } = await database.raw<{ rows: Level[] }>(STOCK, [skus])
  return skus.map((sku) => {
    const { stocked = 0, reserved = 0 } = rows.find((row) => row.sku === sku) ?? {}
    return [stocked, reserved]
  })
}
