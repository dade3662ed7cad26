import type { MedusaContainer } from "@medusajs/framework/types"
import { randomInt } from "node:crypto"
import { brakeDiscs } from "../../../demo/src/parts/brakes/brake-discs"
import type { CataloguePart } from "../../../demo/src/parts/types"
import { queryGraph } from "../../src/queries/database/query-graph"
import { readShop } from "../../src/queries/shop/shop"
import { seedCategories } from "../../../demo/src/seed/categories"
import { seedCommerce } from "../../src/scripts/seed/commerce"
import { createParts } from "../../../demo/src/seed/create-parts"
import { readEnvironment } from "../../src/settings/environment"

export type TestPart = { id: string; name: string; price: number; stock: number; sku: string }

type PartChange = Partial<
  Pick<
    CataloguePart,
    "sku" | "ean" | "name" | "price" | "stock" | "rule" | "oemNumbers" | "formerNumbers"
  >
>

const SHOP_RULE = { minimum: null, multiple: null, carton: 10 }

/** Region, location and shipping: a shop that can sell, with nothing to sell yet. */
export async function openShop(container: MedusaContainer): Promise<void> {
  await seedCommerce(container, readEnvironment(process.env))
}

/** A published part of the shop; by default 500 pieces at $9.5 under the shop-wide rule. */
export async function addPart(
  container: MedusaContainer,
  change: PartChange = {},
): Promise<TestPart> {
  const [template] = brakeDiscs.parts
  if (!template) throw new Error("the catalogue is empty")
  const part: CataloguePart = {
    ...template,
    sku: "BD-TEST-1",
    ean: String(randomInt(1e12, 1e13)),
    // Names are unique, as SKUs are.
    name: change.sku ? `Brake disc ${change.sku}` : "Brake disc of the test",
    price: 9.5,
    stock: 500,
    rule: SHOP_RULE,
    competitorNumbers: [],
    formerNumbers: [],
    status: { state: "active" },
    ...change,
  }
  const categories = await seedCategories(container)
  const [profile] = await queryGraph<{ id: string }>(container, {
    entity: "shipping_profile",
    fields: ["id"],
  })
  await createParts(container, {
    entries: [{ part, categoryId: categories.get(brakeDiscs.id) ?? "" }],
    place: {
      shop: await readShop(container),
      shippingProfileId: profile?.id ?? "",
      currency: readEnvironment(process.env).currency,
    },
  })
  const [variant] = await queryGraph<{ product_id: string }>(container, {
    entity: "variant",
    fields: ["product_id"],
    filters: { sku: part.sku },
  })
  const { sku, name, price, stock } = part
  return { id: variant?.product_id ?? "", sku, name, price, stock }
}
