import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules, ProductStatus } from "@medusajs/framework/utils"
import { createInventoryLevelsWorkflow, createProductsWorkflow } from "@medusajs/medusa/core-flows"
import { QUANTITY_RULE_MODULE } from "../../../backend/src/modules/quantity-rule"
import type { QuantityRuleModuleService } from "../../../backend/src/modules/quantity-rule/service"
import { queryGraph } from "../../../backend/src/queries/database/query-graph"
import type { PartMetadata } from "../../../backend/src/queries/product/sellable"
import type { Shop } from "../../../backend/src/queries/shop/shop"
import { baseRungs } from "../parts/trade"
import type { CataloguePart, OemNumber, PartAttribute } from "../parts/types"
import { drawingPath } from "./drawing-path"

/** What the product page tells of a part beyond name, price and stock. */
export function dataSheet(part: CataloguePart): PartMetadata {
  return {
    attributes: [
      ...part.attributes.map(({ label, ...attribute }) => ({ label, value: written(attribute) })),
      { label: "Position", value: part.position },
      { label: "Weight", value: `${part.weightGrams} g` },
      { label: "Warranty", value: `${part.warrantyMonths} months` },
      { label: "Origin", value: part.origin },
      { label: "HS code", value: part.hsCode },
      { label: "EAN", value: part.ean },
    ],
    oem_numbers: part.oemNumbers.map(withMaker),
    competitor_numbers: part.competitorNumbers.map(withMaker),
    former_numbers: [...part.formerNumbers],
  }
}

function withMaker({ maker, number }: OemNumber): string {
  return `${maker} ${number}`
}

function written({ value, unit }: Omit<PartAttribute, "label">): string {
  if (typeof value === "boolean") return value ? "yes" : "no"
  return unit ? `${value} ${unit}` : String(value)
}

export type Entry = { part: CataloguePart; categoryId: string }
type Place = { shop: Shop; shippingProfileId: string; currency: string }

/** Products with price, stock and quantity rule for a batch of parts. */
export async function createParts(
  container: MedusaContainer,
  { entries, place }: { entries: Entry[]; place: Place },
): Promise<void> {
  const { result: products } = await createProductsWorkflow(container).run({
    input: { products: entries.map((entry) => productInput(entry, place)) },
  })
  const parts = new Map(entries.map(({ part }) => [part.sku, part]))
  await stockParts(container, { parts, locationId: place.shop.location_id })
  const byHandle = new Map(products.map((product) => [product.handle, product.id]))
  for (const { part } of entries) {
    const productId = byHandle.get(part.sku.toLowerCase())
    if (productId) await giveRule(container, { part, productId })
  }
}

function productInput({ part, categoryId }: Entry, { shop, shippingProfileId, currency }: Place) {
  const thumbnail = drawingPath(part.sku, ".webp")
  return {
    title: part.name,
    handle: part.sku.toLowerCase(),
    description: part.description,
    status: part.status.state === "active" ? ProductStatus.PUBLISHED : ProductStatus.DRAFT,
    thumbnail,
    images: [{ url: thumbnail }],
    category_ids: [categoryId],
    shipping_profile_id: shippingProfileId,
    sales_channels: [{ id: shop.sales_channel_id }],
    hs_code: part.hsCode,
    origin_country: part.origin.toLowerCase(),
    weight: part.weightGrams,
    metadata: dataSheet(part),
    options: [{ title: "Version", values: ["Standard"] }],
    variants: [
      {
        title: "Standard",
        sku: part.sku,
        ean: part.ean,
        manage_inventory: true,
        options: { Version: "Standard" },
        prices: baseRungs(part).map((rung) => ({ currency_code: currency, ...rung })),
      },
    ],
  }
}

async function stockParts(
  container: MedusaContainer,
  { parts, locationId }: { parts: Map<string, CataloguePart>; locationId: string },
): Promise<void> {
  const items = await queryGraph<{ id: string; sku: string }>(container, {
    entity: "inventory_item",
    fields: ["id", "sku"],
    filters: { sku: [...parts.keys()] },
  })
  await createInventoryLevelsWorkflow(container).run({
    input: {
      inventory_levels: items.map(({ id, sku }) => ({
        inventory_item_id: id,
        location_id: locationId,
        stocked_quantity: parts.get(sku)?.stock ?? 0,
      })),
    },
  })
}

async function giveRule(
  container: MedusaContainer,
  { part, productId }: { part: CataloguePart; productId: string },
): Promise<void> {
  const rules = container.resolve<QuantityRuleModuleService>(QUANTITY_RULE_MODULE)
  const rule = await rules.createQuantityRules(part.rule)
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.PRODUCT]: { product_id: productId },
    [QUANTITY_RULE_MODULE]: { quantity_rule_id: rule.id },
  })
}
