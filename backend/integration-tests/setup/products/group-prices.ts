import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { TestPart } from "../shop-fixture"

type Rung = { amount: number; min_quantity?: number; max_quantity?: number }

/** The price set of a part's variant. */
export async function priceSetOf(container: MedusaContainer, part: TestPart): Promise<string> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: { id: string }[] }>(
      `select link.price_set_id as id from product_variant_price_set link
      join product_variant v on v.id = link.variant_id
      where v.product_id = ? and link.deleted_at is null`,
      [part.id],
    )
  return rows[0]?.id ?? ""
}

/** More base prices of a part, as Medusa Admin writes them. */
export async function addRungs(
  container: MedusaContainer,
  { part, rungs }: { part: TestPart; rungs: Rung[] },
): Promise<void> {
  await container.resolve(Modules.PRICING).addPrices({
    priceSetId: await priceSetOf(container, part),
    prices: rungs.map((rung) => ({ currency_code: "usd", ...rung })),
  })
}

/** A customer group with a price list of its own that is in force. */
export async function addGroup(
  container: MedusaContainer,
  { name, prices }: { name: string; prices: (Rung & { part: TestPart })[] },
): Promise<{ id: string; listId: string }> {
  const group = await container.resolve(Modules.CUSTOMER).createCustomerGroups({ name })
  const listed = await Promise.all(
    prices.map(async ({ part, ...rung }) => ({
      currency_code: "usd",
      price_set_id: await priceSetOf(container, part),
      ...rung,
    })),
  )
  const [list] = await container.resolve(Modules.PRICING).createPriceLists([
    {
      title: name,
      description: name,
      type: "override",
      status: "active",
      rules: { "customer.groups.id": [group.id] },
      prices: listed,
    },
  ])
  return { id: group.id, listId: list?.id ?? "" }
}

export async function join(
  container: MedusaContainer,
  { customer, group }: { customer: { id: string }; group: { id: string } },
): Promise<void> {
  await container
    .resolve(Modules.CUSTOMER)
    .addCustomerToGroup({ customer_id: customer.id, customer_group_id: group.id })
}
