import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { GROUPS, type RandomPrices } from "./random-prices"

type Rules = RandomPrices["lists"][number]["rules"]

const DAY_MS = 86_400_000
const AT = { past: -DAY_MS, future: DAY_MS }

const timeOf = (when: "past" | "future" | null) => when && new Date(Date.now() + AT[when])
const deletedAt = (deleted: boolean) => (deleted ? new Date() : null)
const raw = (amount: number) => JSON.stringify({ value: String(amount), precision: 20 })

/** The id of the random price set of this number; its variant is of the same name. */
export const setId = (index: number) => `pset_random_${index}`
export const variantId = (index: number) => `variant_random_${index}`

const attributesOf = ({ region, groups }: Rules, shopRegion: string): [string, string[]][] => [
  ...(region
    ? [["region_id", [region === "shop" ? shopRegion : "reg_other"]] as [string, string[]]]
    : []),
  ...(groups.length > 0 ? [["customer.groups.id", groups] as [string, string[]]] : []),
]

/** Writes random prices as Medusa's pricing module has them in its tables. */
export async function writePrices(
  database: Knex,
  { lists, sets }: RandomPrices,
  shopRegion: string,
): Promise<void> {
  await database("price_list").insert(
    lists.map(({ type, status, starts, ends, rules, deleted }, index) => ({
      id: `plist_random_${index}`,
      title: "Random",
      description: "",
      type,
      status,
      starts_at: timeOf(starts),
      ends_at: timeOf(ends),
      rules_count: attributesOf(rules, shopRegion).length,
      deleted_at: deletedAt(deleted),
    })),
  )
  const listRules = lists.flatMap(({ rules }, index) =>
    attributesOf(rules, shopRegion).map(([attribute, values], place) => ({
      id: `plrule_random_${index}_${place}`,
      price_list_id: `plist_random_${index}`,
      attribute,
      value: JSON.stringify(values),
    })),
  )
  if (listRules.length > 0) await database("price_list_rule").insert(listRules)
  await database("price_set").insert(sets.map((_, index) => ({ id: setId(index) })))
  await database("product_variant_price_set").insert(
    sets.map((_, index) => ({
      id: `pvps_random_${index}`,
      variant_id: variantId(index),
      price_set_id: setId(index),
    })),
  )
  const prices = sets.flatMap((set, index) =>
    set.map((price, place) => ({ ...price, index, id: `price_random_${index}_${place}` })),
  )
  await database.batchInsert(
    "price",
    prices.map(({ id, index, amount, currency, least, most, rules, list, deleted }) => ({
      id,
      price_set_id: setId(index),
      currency_code: currency,
      amount,
      raw_amount: raw(amount),
      min_quantity: least,
      raw_min_quantity: least === null ? null : raw(least),
      max_quantity: most,
      raw_max_quantity: most === null ? null : raw(most),
      rules_count: attributesOf(one(rules), shopRegion).length,
      price_list_id: list === null ? null : `plist_random_${list}`,
      deleted_at: deletedAt(deleted),
    })),
    500,
  )
  const priceRules = prices.flatMap(({ id, rules }) =>
    attributesOf(one(rules), shopRegion).map(([attribute, [value]], place) => ({
      id: `prule_${id}_${place}`,
      price_id: id,
      attribute,
      value,
      priority: 0,
    })),
  )
  await database.batchInsert("price_rule", priceRules, 500)
}

/** A price's own rule has one value of each attribute. */
const one = ({ region, groups }: Rules): Rules => ({ region, groups: groups.slice(0, 1) })

/** The groups, and a customer of each random buyer's; answers the customers' ids. */
export async function writeBuyers(
  database: Knex,
  buyers: RandomPrices["buyers"],
): Promise<string[]> {
  await database("customer_group").insert(GROUPS.map((id) => ({ id, name: id })))
  const ids = buyers.map((_, index) => `cus_random_${index}`)
  await database("customer").insert(ids.map((id) => ({ id, email: `${id}@example.com` })))
  const members = buyers.flatMap((groups, index) =>
    groups.map((customer_group_id) => ({
      id: `cusgc_${index}_${customer_group_id}`,
      customer_id: ids[index],
      customer_group_id,
    })),
  )
  if (members.length > 0) await database("customer_group_customer").insert(members)
  return ids
}
