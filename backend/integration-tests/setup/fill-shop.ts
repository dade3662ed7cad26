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
type Items = Map<string, { inventory_item_id: string; required_quantity: number }[]>

const DAY_MS = 86_400_000

/** Puts a random catalogue into the shop by Medusa's own workflows, each of which is run once. */
export async function fillShop(
  container: MedusaContainer,
  { products, lists }: RandomCatalogue,
): Promise<void> {
  const place = await otherPlaces(container)
  const items = await makeItems(container, { products, place })
  const variantIds = await makeProducts(container, { products, place, items })
  if (lists.length > 0) await makeLists(container, { lists, place, variantIds })
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

/** Answers the ids of all variants, in the catalogue's order. */
async function makeProducts(
  container: MedusaContainer,
  { products, place, items }: { products: RandomProduct[]; place: Place; items: Items },
): Promise<string[]> {
  const { result } = await createProductsWorkflow(container).run({
    input: {
      products: products.map((product, index) => ({
        title: `Random ${index}`,
        status: product.status === "draft" ? ProductStatus.DRAFT : ProductStatus.PUBLISHED,
        sales_channels: product.channels.map((name) => ({ id: place.channels[name] ?? "" })),
        options: [{ title: "Version", values: product.variants.map((_, number) => `V${number}`) }],
        variants: product.variants.map((variant, number) => ({
          title: `V${number}`,
          sku: skuOf(index, number),
          manage_inventory: variant.managed,
          allow_backorder: variant.backorder,
          inventory_items: variant.managed ? (items.get(skuOf(index, number)) ?? []) : [],
          options: { Version: `V${number}` },
          prices: variant.prices.map((price) => toPrice(price, place)),
        })),
      })),
    },
  })
  const made = result.flatMap(({ variants }) => variants)
  const bySku = new Map(made.map(({ id, sku }) => [sku, id]))
  const idOf = (index: number, number: number) => bySku.get(skuOf(index, number)) ?? ""
  const service = container.resolve(Modules.PRODUCT)
  const gone = products.flatMap(({ variants }, index) =>
    variants.flatMap(({ deleted }, number) => (deleted ? [idOf(index, number)] : [])),
  )
  if (gone.length > 0) await service.softDeleteProductVariants(gone)
  const byTitle = new Map(result.map(({ id, title }) => [title, id]))
  const left = products.flatMap(({ deleted }, index) =>
    deleted ? [byTitle.get(`Random ${index}`) ?? ""] : [],
  )
  if (left.length > 0) await service.softDeleteProducts(left)
  return products.flatMap(({ variants }, index) => variants.map((_, number) => idOf(index, number)))
}

/** What each variant consists of, by its SKU. */
async function makeItems(
  container: MedusaContainer,
  { products, place }: { products: RandomProduct[]; place: Place },
): Promise<Items> {
  const wanted = products.flatMap(({ variants }, index) =>
    variants.flatMap(({ items }, at) =>
      items.map((item, number) => ({ ...item, of: skuOf(index, at), number })),
    ),
  )
  const { result } = await createInventoryItemsWorkflow(container).run({
    input: {
      items: wanted.map(({ of, number, stocked, reserved }) => ({
        sku: `${of}-${number}`,
        location_levels:
          reserved === null ? [] : [{ location_id: place.location, stocked_quantity: stocked }],
      })),
    },
  })
  const bySku = new Map(result.map(({ id, sku }) => [sku, id]))
  const made = wanted.map((item) => ({ ...item, id: bySku.get(`${item.of}-${item.number}`) ?? "" }))
  const reservations = made
    .map(({ id, stocked, reserved }) => ({
      inventory_item_id: id,
      location_id: place.location,
      quantity: Math.floor(stocked * (reserved ?? 0)),
    }))
    .filter(({ quantity }) => quantity > 0)
  if (reservations.length > 0) {
    await container.resolve(Modules.INVENTORY).createReservationItems(reservations)
  }
  const items: Items = new Map()
  for (const { of, id, required } of made) {
    const one = { inventory_item_id: id, required_quantity: required }
    items.set(of, [...(items.get(of) ?? []), one])
  }
  return items
}

const skuOf = (index: number, number: number) => `R-${index}-${number}`

function toPrice({ amount, currency, region, minimum }: RandomPrice, place: Place) {
  return {
    amount,
    currency_code: currency,
    ...(minimum === null ? {} : { min_quantity: minimum }),
    ...(region === null ? {} : { rules: { region_id: place[region] } }),
  }
}

type Lists = { lists: RandomCatalogue["lists"]; place: Place; variantIds: string[] }

async function makeLists(container: MedusaContainer, { lists, place, variantIds }: Lists) {
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
      price_lists_data: lists.map((list, number) => ({
        title: `List ${number}`,
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
      })),
    },
  })
  if (result.length !== lists.length) throw new Error("Medusa made not all price lists")
  const idsOf = (isMeant: (list: Lists["lists"][number]) => boolean) => {
    const titles = lists.flatMap((list, number) => (isMeant(list) ? [`List ${number}`] : []))
    return result.filter(({ title }) => titles.includes(title ?? "")).map(({ id }) => id)
  }
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  // Medusa's workflow knows sales alone.
  const others = idsOf(({ type }) => type !== "sale")
  await database("price_list").whereIn("id", others).update({ type: PriceListType.OVERRIDE })
  const gone = idsOf(({ deleted }) => deleted)
  if (gone.length > 0) await container.resolve(Modules.PRICING).softDeletePriceLists(gone)
}
