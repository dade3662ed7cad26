import { call } from "../../testkit/client/call"
import type { Person } from "../../testkit/client/people"
import { KINDS } from "./words"

/** The part that all others are copied from, and the categories that they are put into. */
export type Pattern = { productId: string; categories: string[] }

type Shop = { url: string; staff: Person["token"] }
type Level = { inventory_items: { inventory_item_id: string }[] }

const SIDES = ["Left", "Right"]

/** One part of two variants by Medusa Admin's own calls: with price, picture, category and stock. */
export async function makePattern({ url, staff }: Shop): Promise<Pattern> {
  const send = <Body>(path: string, body?: unknown) =>
    call<Body>(`${url}/admin/${path}`, { token: staff, ...(body !== undefined && { body }) })
  const categories: string[] = []
  for (const { name, handle } of KINDS) {
    const body = { name, handle, is_active: true, is_internal: false }
    const answer = await send<{ product_category: { id: string } }>("product-categories", body)
    categories.push(answer.product_category.id)
  }
  const { stores } = await send<{
    stores: [{ default_sales_channel_id: string; default_location_id: string }]
  }>("stores?fields=default_sales_channel_id,default_location_id")
  const [{ default_sales_channel_id: channel, default_location_id: location }] = stores
  const { product } = await send<{ product: { id: string; variants: Level[] } }>(
    "products?fields=id,variants.inventory_items.inventory_item_id",
    {
      ...{ title: "The pattern of all parts", status: "published", thumbnail: "/social-card.png" },
      description: "Made to the maker's drawing, checked piece by piece, packed in cartons.",
      images: [{ url: "/social-card.png" }],
      categories: [{ id: categories[0] }],
      sales_channels: [{ id: channel }],
      metadata: { oem_numbers: [], attributes: [] },
      options: [{ title: "Side", values: SIDES }],
      variants: SIDES.map((side) => ({
        ...{ title: side, sku: `BD-000000-${side.charAt(0)}`, manage_inventory: true },
        options: { Side: side },
        prices: [{ currency_code: "usd", amount: 9.5 }],
      })),
    },
  )
  for (const { inventory_items: items } of product.variants) {
    for (const { inventory_item_id: item } of items) {
      const level = { location_id: location, stocked_quantity: 5000 }
      await send(`inventory-items/${item}/location-levels`, level)
    }
  }
  return { productId: product.id, categories }
}
