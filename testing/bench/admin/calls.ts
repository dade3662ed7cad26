import { connect } from "../../testkit/shop/database"
import type { Shop } from "../../testkit/shop/start-shop"
import { SKU_OF_ALL, type Sizes } from "./fill"
import type { Patterns } from "./patterns"

/** A call that is measured; `own` are ours, the others Medusa's. */
export type MeasuredCall = { name: string; url: string; token: string; own: boolean }

const ROWS = 20
/** What the lists of Medusa's dashboard ask for (order-list/const.ts, use-*-table-query.tsx). */
const ORDER_FIELDS =
  "id,status,created_at,email,display_id,custom_display_id,payment_status,fulfillment_status,total,currency_code,*customer,*sales_channel,*payment_collections,*shipping_address"
const PRODUCT_FIELDS =
  "id,title,handle,status,*collection,*sales_channels,variants.id,thumbnail,-type,-options,-tags,-images,-variants"

/** The first page of each list, one far down, and a search. */
export async function callsOf(
  { shop, databaseUrl }: { shop: Shop; databaseUrl: string },
  { staff, admin }: Patterns,
  sizes: Sizes,
): Promise<MeasuredCall[]> {
  const deepIn = (rows: number) => Math.floor(rows * 0.9)
  const cursor = await cursors(databaseUrl)
  const own = (name: string, path: string) => ({
    name,
    url: shop.url + path,
    token: staff,
    own: true,
  })
  const v1 = (name: string, path: string) => ({
    ...own(name, `/api/v1${path}`),
    token: admin.token,
  })
  const medusa = (list: string, rows: number, query: Record<string, string>) => {
    const ask = (name: string, more: Record<string, string>) => {
      const search = new URLSearchParams({ limit: String(ROWS), offset: "0", ...query, ...more })
      return { ...own(name, `/admin/${list}?${search.toString()}`), own: false }
    }
    return [
      ask(`Medusa's ${list}`, {}),
      ask(`Medusa's ${list}, deep`, { offset: String(deepIn(rows)) }),
      ask(`Medusa's ${list}, search`, { q: "77" }),
    ]
  }
  const keyset = async (list: "orders" | "users" | "reviews", table: string, rows: number) => [
    v1(`/api/v1/${list}`, `/${list}?limit=${ROWS}`),
    v1(
      `/api/v1/${list}, deep`,
      `/${list}?limit=${ROWS}&cursor=${await cursor.at(table, deepIn(rows))}`,
    ),
  ]
  // A number, a transaction, a mail, a word of all orders, and none.
  const searches: [name: string, q: string][] = [
    ["number", `#${Math.floor(sizes.orders / 2)}`],
    ["SKU of all", SKU_OF_ALL],
    ["mail", `person-${Math.floor(sizes.customers / 2)}@example.com`],
    ["words of all", "pattern load street"],
    ["no such word", "kiruna"],
  ]
  const calls = [
    ...["7", "30", "90"].map((days) =>
      own(`overview, ${days} days`, `/admin/overview?days=${days}`),
    ),
    own("what waits", "/admin/overview/waiting"),
    own("delivery queue", `/admin/delivery-queue?limit=${ROWS}`),
    own("delivery queue, heaviest", `/admin/delivery-queue?limit=${ROWS}&order=-weight`),
    own("delivery queue, search", `/admin/delivery-queue?limit=${ROWS}&q=pattern`),
    own("delivery queue, partly", `/admin/delivery-queue?limit=${ROWS}&delivery=partly`),
    own("reviews", `/admin/reviews?limit=${ROWS}`),
    own("reviews, deep", `/admin/reviews?limit=${ROWS}&offset=${deepIn(sizes.reviews)}`),
    own("reviews, search", `/admin/reviews?limit=${ROWS}&q=lot+77`),
    own("reviews, by rating", `/admin/reviews?limit=${ROWS}&status=pending&order=-rating`),
    own("closed accounts", "/admin/closed-accounts"),
    own("closed accounts, search", "/admin/closed-accounts?q=person-1"),
    v1("/api/v1/products", `/products?limit=${ROWS}`),
    v1(
      "/api/v1/products, deep",
      `/products?limit=${ROWS}${await deepProducts(shop, sizes.products)}`,
    ),
    v1("/api/v1/products, search", `/products?limit=${ROWS}&q=clutch+77`),
    v1("/api/v1/products, by price", `/products?limit=${ROWS}&sort=price_asc`),
    ...(await keyset("orders", "order", sizes.orders)),
    ...searches.flatMap(([name, q]) => {
      const query = new URLSearchParams({ q, limit: String(ROWS) })
      const fields = { order: "-created_at", fields: ORDER_FIELDS }
      const admin = new URLSearchParams({ q, limit: String(ROWS), offset: "0", ...fields })
      return [
        v1(`/api/v1/orders by ${name}`, `/orders?${query}`),
        own(`Medusa's orders by ${name}`, `/admin/orders?${admin}`),
      ]
    }),
    ...(await keyset("users", "customer", sizes.customers)),
    ...(await keyset("reviews", "review", sizes.reviews)),
    ...medusa("orders", sizes.orders, { order: "-created_at", fields: ORDER_FIELDS }),
    ...medusa("products", sizes.products, { fields: PRODUCT_FIELDS }),
    ...medusa("customers", sizes.customers, {}),
  ]
  await cursor.end()
  return calls
}

/** Cursors as queries/keyset.ts makes them, without going through all pages before. */
async function cursors(databaseUrl: string) {
  const client = await connect(databaseUrl)
  return {
    at: async (table: string, offset: number) => {
      const { rows } = await client.query<{ created_at: Date; id: string }>(
        `select created_at, id from "${table}" where deleted_at is null
          order by created_at desc, id desc limit 1 offset $1`,
        [offset],
      )
      const place = [rows[0]?.created_at.toISOString(), rows[0]?.id]
      return Buffer.from(JSON.stringify(place)).toString("base64url")
    },
    end: () => client.end(),
  }
}

/** The products' cursors are sealed: the way down is page by page. */
async function deepProducts({ url }: Shop, products: number): Promise<string> {
  let next = ""
  for (let seen = 0; seen < products * 0.9; seen += 1000) {
    const answer = await fetch(`${url}/api/v1/products?limit=1000${next}`)
    await answer.arrayBuffer()
    const found = /[?&]cursor=([^&>]+)/.exec(answer.headers.get("link") ?? "")?.[1]
    if (!found) break
    next = `&cursor=${found}`
  }
  return next
}
