import type { MedusaContainer } from "@medusajs/framework/types"
import {
  createCustomerGroupsWorkflow,
  createPriceListsWorkflow,
  linkCustomersToCustomerGroupWorkflow,
} from "@medusajs/medusa/core-flows"
import { queryGraph } from "../../../backend/src/queries/database/query-graph"
import { readShop } from "../../../backend/src/queries/shop/shop"
import { catalogueParts } from "../parts/parts"
import { rungsOf, type TradeGroup, tradeGroups } from "../parts/trade"

type Group = { id: string; name: string; customers: { id: string }[] }

/** The customer groups with their price lists, and who is in them, by the group's name. */
export async function seedTradeGroups(
  container: MedusaContainer,
  members: Readonly<Record<string, string>>,
): Promise<void> {
  const known = await queryGraph<Group>(container, {
    entity: "customer_group",
    fields: ["id", "name", "customers.id"],
  })
  for (const trade of tradeGroups) {
    const group =
      known.find(({ name }) => name === trade.name) ?? (await createGroup(container, trade))
    const member = members[trade.name]
    if (member === undefined || group.customers.some(({ id }) => id === member)) continue
    await linkCustomersToCustomerGroupWorkflow(container).run({
      input: { id: group.id, add: [member] },
    })
  }
}

/** With a list of its own, as the ladders of Medusa Admin keep it. */
async function createGroup(container: MedusaContainer, trade: TradeGroup): Promise<Group> {
  const { result } = await createCustomerGroupsWorkflow(container).run({
    input: { customersData: [{ name: trade.name }] },
  })
  const id = result[0]?.id ?? ""
  const { name: title, description } = trade
  await createPriceListsWorkflow(container).run({
    input: {
      price_lists_data: [
        {
          ...{ title, description, type: "override", status: "active" },
          rules: { "customer.groups.id": [id] },
          prices: await pricesOf(container, trade),
        },
      ],
    },
  })
  return { id, name: title, customers: [] }
}

async function pricesOf(container: MedusaContainer, { skus, steps }: TradeGroup) {
  const { currency_code } = await readShop(container)
  const variants = await queryGraph<{ id: string; sku: string }>(container, {
    entity: "variant",
    fields: ["id", "sku"],
    filters: { sku: skus },
  })
  const prices = new Map(catalogueParts().map(({ sku, price }) => [sku, price]))
  return variants.flatMap(({ id, sku }) =>
    rungsOf(prices.get(sku) ?? 0, steps).map((rung) => ({
      variant_id: id,
      currency_code,
      ...rung,
    })),
  )
}
