import type { MedusaContainer } from "@medusajs/framework/types"
import {
  ContainerRegistrationKeys,
  Modules,
  PriceListStatus,
  PriceListType,
  ProductStatus,
} from "@medusajs/framework/utils"
import {
  createInventoryItemsWorkflow,
  createPriceListsWorkflow,
  createProductsWorkflow,
} from "@medusajs/medusa/core-flows"
import { readShop } from "../../src/queries/shop/shop"
import type { RandomCatalogue, RandomPrice } from "./products/random-catalogue"

type Place = { shop: string; other: string; location: string; channels: Record<string, string> }
type RandomProduct = RandomCatalogue["products"][number]
type RandomVariant = RandomProduct["variants"][number]

const DAY_MS = 86_400_000

/** Puts a random catalogue into the shop by Medusa's own workflows. */
export async function fillShop(
  container: MedusaContainer,
  { products, lists }: RandomCatalogue,
): Promise<void> {
  const place = await otherPlaces(container)
  const variantIds: string[] = []
  for (const [index, product] of products.entries()) {
    variantIds.push(...(await makeProduct(container, { product, place, index })))
  }
  for (const list of lists) await makeList(container, { list, place, variantIds })
}

/** A second region and sales channel, so that there is something to tell apart. */
async function otherPlaces(container: MedusaContainer): Promise<Place> {
  const { region_id, sales_channel_id, location_id } = await readShop(container)
  const region = await container
    .resolve(Modules.REGION)
    .createRegions({ name: "Elsewhere", currency_code: "usd", countries: ["ca"] })
  const channel = await container
    .resolve(Modules.SALES_CHANNEL)
    .createSalesChannels({ name: "Elsewhere" })
  const channels = { shop: sales_channel_id, other: channel.id }
  return { shop: region_id, other: region.id, location: location_id, channels }
}

async function makeProduct(
  container: MedusaContainer,
  { product, place, index }: { product: RandomProduct; place: Place; index: number },
): Promise<string[]> {
  const variants = []
  for (const [number, variant] of product.variants.entries()) {
    const sku = `R-${index}-${number}`
    const items = await makeItems(container, { variant, place, sku })
    variants.push({
      title: `V${number}`,
      sku,
      manage_inventory: variant.managed,
      allow_backorder: variant.backorder,
      inventory_items: variant.managed ? items : [],
      options: { Version: `V${number}` },
      prices: variant.prices.map((price) => toPrice(price, place)),
    })
  }
  const { result } = await createProductsWorkflow(container).run({
    input: {
      products: [
        {
          title: `Random ${index}`,
          status: product.status === "draft" ? ProductStatus.DRAFT : ProductStatus.PUBLISHED,
          sales_channels: product.channels.map((name) => ({ id: place.channels[name] ?? "" })),
          options: [{ title: "Version", values: variants.map(({ title }) => title) }],
          variants,
        },
      ],
    },
  })
  const [made] = result
  const bySku = new Map(made?.variants.map(({ id, sku }) => [sku, id]))
  const ids = variants.map(({ sku }) => bySku.get(sku) ?? "")
  const service = container.resolve(Modules.PRODUCT)
  const gone = ids.filter((_, number) => product.variants[number]?.deleted)
  if (gone.length > 0) await service.softDeleteProductVariants(gone)
  if (product.deleted && made) await service.softDeleteProducts([made.id])
  return ids
}

async function makeItems(
  container: MedusaContainer,
  { variant, place, sku }: { variant: RandomVariant; place: Place; sku: string },
) {
  const { result } = await createInventoryItemsWorkflow(container).run({
    input: {
      items: variant.items.map(({ stocked, reserved }, number) => ({
        sku: `${sku}-${number}`,
        location_levels:
          reserved === null ? [] : [{ location_id: place.location, stocked_quantity: stocked }],
      })),
    },
  })
  const bySku = new Map(result.map(({ id, sku: own }) => [own, id]))
  const items = []
  for (const [number, { stocked, reserved, required }] of variant.items.entries()) {
    const inventory_item_id = bySku.get(`${sku}-${number}`) ?? ""
    const quantity = Math.floor(stocked * (reserved ?? 0))
    if (quantity > 0) {
      await container
        .resolve(Modules.INVENTORY)
        .createReservationItems([{ inventory_item_id, location_id: place.location, quantity }])
    }
    items.push({ inventory_item_id, required_quantity: required })
  }
  return items
}

function toPrice({ amount, currency, region, minimum }: RandomPrice, place: Place) {
  return {
    amount,
    currency_code: currency,
    ...(minimum === null ? {} : { min_quantity: minimum }),
    ...(region === null ? {} : { rules: { region_id: place[region] } }),
  }
}

type ListContext = { list: RandomCatalogue["lists"][number]; place: Place; variantIds: string[] }

async function makeList(container: MedusaContainer, { list, place, variantIds }: ListContext) {
  const when = { past: new Date(Date.now() - DAY_MS), future: new Date(Date.now() + DAY_MS) }
  const group = { "customer.groups.id": ["cusgroup_of_nobody"] }
  const rules = {
    shop: { region_id: [place.shop, place.other] },
    other: { region_id: [place.other] },
    group,
    both: { ...group, region_id: [place.shop] },
  }
  const { result } = await createPriceListsWorkflow(container).run({
    input: {
      price_lists_data: [
        {
          title: "List",
          description: "Of the test",
          status: list.status === "draft" ? PriceListStatus.DRAFT : PriceListStatus.ACTIVE,
          starts_at: list.starts && when[list.starts].toISOString(),
          ends_at: list.ends && when[list.ends].toISOString(),
          ...(list.rule ? { rules: rules[list.rule] } : {}),
          prices: list.prices.map(({ variant, amount, currency, region }) => ({
            variant_id: variantIds[variant % variantIds.length] ?? "",
            amount,
            currency_code: currency,
            ...(region ? { rules: { region_id: place[region] } } : {}),
          })),
        },
      ],
    },
  })
  const [made] = result
  if (!made) throw new Error("Medusa made no price list")
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  // Medusa's workflow knows sales alone.
  const type = list.type === "sale" ? PriceListType.SALE : PriceListType.OVERRIDE
  await database("price_list").where({ id: made.id }).update({ type })
  if (list.deleted) await container.resolve(Modules.PRICING).softDeletePriceLists([made.id])
}
