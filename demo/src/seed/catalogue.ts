import type { MedusaContainer } from "@medusajs/framework/types"
import { catalogue, homeSkus } from "../parts/parts"
import type { CataloguePart } from "../parts/types"
import { queryGraph } from "../../../backend/src/queries/database/query-graph"
import { readShop } from "../../../backend/src/queries/shop/shop"
import type { Environment } from "../../../backend/src/settings/environment"
import { seedCategories } from "./categories"
import { createParts } from "./create-parts"

const BATCH = 40

/** The demo's parts that are not there yet; the home page's six are made last, so they are newest. */
export async function seedCatalogue(
  container: MedusaContainer,
  environment: Environment,
): Promise<void> {
  const categoryIds = await seedCategories(container)
  const known = await knownSkus(container)
  const missing = catalogue.flatMap((category) =>
    category.parts
      .filter((part) => !known.has(part.sku))
      .map((part) => ({ part, categoryId: categoryIds.get(category.id) ?? "" })),
  )
  const onHome = ({ part }: { part: CataloguePart }) => homeSkus.includes(part.sku)
  const shop = await readShop(container)
  const [profile] = await queryGraph<{ id: string }>(container, {
    entity: "shipping_profile",
    fields: ["id"],
    filters: { type: "default" },
  })
  const place = { shop, shippingProfileId: profile?.id ?? "", currency: environment.currency }
  for (const group of [missing.filter((entry) => !onHome(entry)), missing.filter(onHome)]) {
    for (let start = 0; start < group.length; start += BATCH) {
      await createParts(container, { entries: group.slice(start, start + BATCH), place })
    }
  }
}

async function knownSkus(container: MedusaContainer): Promise<Set<string>> {
  const variants = await queryGraph<{ sku: string | null }>(container, {
    entity: "variant",
    fields: ["sku"],
  })
  return new Set(variants.flatMap(({ sku }) => (sku ? [sku] : [])))
}
