import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import {
  createStockLocationsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
} from "@medusajs/medusa/core-flows"
import { productSchema } from "../../src/contract/product/product"
import { readShop } from "../../src/queries/shop/shop"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import { dataOf, type TestApi } from "../setup/test-api"

/** The shop's first location is the seed's; two more are opened behind it. */
export type Place = "Works" | "South" | "West"

/** What lies where of a part; nothing is counted at a place that is not named. */
type Stock = Partial<Record<Place, number>>

export type LocationsShop = {
  ids: Record<Place, string>
  database: Knex
  /** Adds a part with so many pieces at each place. */
  add(sku: string, stock: Stock): Promise<TestPart>
  /** What an order's reservations hold: "SKU at Works: 50", in alphabetical order. */
  held(order: { _id: string }): Promise<string[]>
  /** What is stocked and reserved of a part: "Works 500/50", by the places' age. */
  levels(part: TestPart): Promise<string[]>
  /** The pieces that anybody is told of. */
  available(part: TestPart): Promise<number>
  /** Opens a place of the shop to it, or closes it. */
  sell(place: Place, does: "add" | "remove"): Promise<void>
}

const HELD = `select line.variant_sku || ' at ' || place.name || ': '
    || cast(sum(held.quantity) as int) as said
  from order_item item
  join order_line_item line on line.id = item.item_id
  join reservation_item held on held.line_item_id = line.id and held.deleted_at is null
  join stock_location place on place.id = held.location_id
  where item.order_id = ? and item.version = 1
  group by line.variant_sku, place.name order by 1`

const LEVELS = `select place.name || ' ' || level.stocked_quantity::int || '/'
    || level.reserved_quantity::int as said
  from inventory_level level
  join inventory_item item on item.id = level.inventory_item_id
  join stock_location place on place.id = level.location_id
  where item.sku = ? and level.deleted_at is null order by place.created_at`

export async function openLocationsShop(
  container: MedusaContainer,
  api: TestApi,
): Promise<LocationsShop> {
  await openShop(container)
  const { location_id, sales_channel_id } = await readShop(container)
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const inventory = container.resolve(Modules.INVENTORY)
  await database("stock_location").where({ id: location_id }).update({ name: "Works" })
  const ids = { Works: location_id, South: "", West: "" }
  const link = (id: string, does: "add" | "remove") =>
    linkSalesChannelsToStockLocationWorkflow(container).run({
      input: { id, [does]: [sales_channel_id] },
    })
  for (const name of ["South", "West"] as const) {
    const input = { locations: [{ name }] }
    const { result } = await createStockLocationsWorkflow(container).run({ input })
    ids[name] = result[0]?.id ?? ""
    await link(ids[name], "add")
  }
  const said = async (statement: string, binding: string) => {
    const { rows } = await database.raw<{ rows: { said: string }[] }>(statement, [binding])
    return rows.map((row) => row.said)
  }
  return {
    ids,
    database,
    add: async (sku, { Works = 0, ...others }) => {
      const part = await addPart(container, { sku, stock: Works })
      const [item] = await inventory.listInventoryItems({ sku })
      await inventory.createInventoryLevels(
        Object.entries(others).map(([place, stocked_quantity]) => ({
          inventory_item_id: item?.id ?? "",
          location_id: ids[place as Place],
          stocked_quantity,
        })),
      )
      return part
    },
    held: ({ _id }) => said(HELD, _id),
    levels: ({ sku }) => said(LEVELS, sku),
    available: async ({ id }) => Number(dataOf(await api.get(`/product/${id}`), productSchema).qty),
    sell: async (place, does) => void (await link(ids[place], does)),
  }
}
