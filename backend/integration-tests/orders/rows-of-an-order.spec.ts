import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CreateOrderDTO, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { orderSchema, type Order } from "../../src/contract/order/order"
import { placeOrder as addLines } from "../../src/kit/place-order"
import { readLineFacts } from "../../src/queries/order/lines/line-facts"
import { readSellable } from "../../src/queries/product/products"
import { readStockLocations } from "../../src/queries/stock/selling-locations"
import { readSellingShop } from "../../src/queries/shop/selling-shop"
import { signUp, type Person } from "../setup/people"
import { registeredOfTest } from "../kit/registered"
import { placeOrder, purchaseOf } from "../setup/orders/purchase"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, testApi } from "../setup/test-api"
import { addTaxRate, preferTax } from "./net-shop"

const ORDER_ITEM = "select item_id from order_item where order_id = :id"
const METHOD = "select shipping_method_id from order_shipping where order_id = :id"
const COLLECTION = "select payment_collection_id from order_payment_collection where order_id = :id"

/** Every table that an order is written to, and which of its rows are the order's. */
const TABLES = {
  order: "t.id = :id",
  order_address: `t.id in (select unnest(array[billing_address_id, shipping_address_id])
    from "order" where id = :id)`,
  order_line_item: `t.id in (${ORDER_ITEM})`,
  order_line_item_tax_line: `t.item_id in (${ORDER_ITEM})`,
  order_item: "t.order_id = :id",
  order_shipping_method: `t.id in (${METHOD})`,
  order_shipping_method_tax_line: `t.shipping_method_id in (${METHOD})`,
  order_shipping: "t.order_id = :id",
  order_summary: "t.order_id = :id",
  payment_collection: `t.id in (${COLLECTION})`,
  order_payment_collection: "t.order_id = :id",
  reservation_item: `t.line_item_id in (${ORDER_ITEM})`,
}

/** Of one order alone. */
const OWN = /(_at$|^id$|^display_id$|^(order|item|shipping_method|payment_collection)_id$)/
const OWN_REFERENCES = ["line_item_id", "billing_address_id", "shipping_address_id"]

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let part: TestPart
    let buyer: Person

    const keep = registeredOfTest()

    beforeEach(async () => {
      await openShop(getContainer())
      part = await addPart(getContainer())
      buyer = await signUp(api)
    })

    it("are those that Medusa's own modules write", async () => {
      const order = await placeOrder(api, { part, buyer })
      const medusas = await writeByMedusa(getContainer(), { order, tax_lines: [] })
      expect(await rowsOf(getContainer(), order._id)).toEqual(await rowsOf(getContainer(), medusas))
    })

    it("are those of Medusa's modules where taxes are in the price", async () => {
      await addTaxRate(getContainer(), 7.25)
      const order = await placeOrder(api, { part, buyer, qty: 77 })
      const rows = await rowsOf(getContainer(), order._id)
      expect(emptyOf(rows)).toEqual([])
      const [rate] = rows.order_line_item_tax_line ?? []
      expect(rate).toMatchObject({ rate: 7.25 })
      const medusas = await writeByMedusa(getContainer(), { order, tax_lines: [taxOf(rate)] })
      expect(rows).toEqual(await rowsOf(getContainer(), medusas))
    })

    it("are those of Medusa's modules where taxes are added to the price", async () => {
      await addTaxRate(getContainer(), 7.25)
      await preferTax(getContainer(), { region_id: false, currency_code: false })
      const order = await placeOrder(api, { part, buyer, qty: 77 })
      expect(order).toMatchObject({ total: "784.53", tax: 53.03 })
      const rows = await rowsOf(getContainer(), order._id)
      expect(rows.payment_collection).toMatchObject([{ amount: 784.53375 }])
      const [rate] = rows.order_line_item_tax_line ?? []
      const wanted = { order, tax_lines: [taxOf(rate)], is_tax_inclusive: false }
      const medusas = await writeByMedusa(getContainer(), wanted)
      expect(rows).toEqual(await rowsOf(getContainer(), medusas))
    })

    it("are those of Medusa's modules where plugins add lines, with taxes added to the price", async () => {
      await addTaxRate(getContainer(), 7.25)
      await preferTax(getContainer(), { region_id: false, currency_code: false })
      const lines = [
        { key: "core", title: "Core deposit", for_line: 0, quantity: 77, unit_price: 12.4 },
        { key: "spring", title: "Discount", quantity: 1, unit_price: -20, is_taxed: false },
      ]
      keep(addLines.price({ name: "@acme/core", order: 1, handler: () => lines }))
      const { total: _, ...purchase } = purchaseOf(part, buyer, 77)
      const order = dataOf(await api.post("/orders", purchase, buyer.token), orderSchema)
      const rows = await rowsOf(getContainer(), order._id)
      const [rate] = rows.order_line_item_tax_line ?? []
      const taxed = { order, tax_lines: [taxOf(rate)], is_tax_inclusive: false }
      const line_id = await firstLineOf(getContainer(), order)
      const added = lines.map(({ key, title, quantity, unit_price, is_taxed = true }, place) => ({
        ...{ title, quantity, unit_price, is_tax_inclusive: false, is_custom_price: true },
        ...{ is_discountable: false, is_giftcard: false, requires_shipping: false },
        metadata: { added_by: { plugin: "@acme/core", key, line_id: place ? null : line_id } },
        tax_lines: is_taxed ? taxed.tax_lines : [],
      }))
      const medusas = await writeByMedusa(getContainer(), { ...taxed, added })
      expect(sorted(rows)).toEqual(sorted(await rowsOf(getContainer(), medusas)))
    })
  },
})

type TaxRow = {
  code: string
  description: string
  rate: number
  provider_id: string
  tax_rate_id: string
}

function taxOf(row: unknown): TaxRow {
  const { code, description, rate, provider_id, tax_rate_id } = row as TaxRow
  return { code, description, rate, provider_id, tax_rate_id }
}

type Rows = Record<string, Record<string, unknown>[]>

/** Of several lines nobody promises an order. */
function sorted(rows: Rows): Rows {
  const text = (row: object) => JSON.stringify(row)
  return Object.fromEntries(
    Object.entries(rows).map(([table, of]) => [
      table,
      of.toSorted((one, other) => (text(one) < text(other) ? -1 : 1)),
    ]),
  )
}

async function firstLineOf(container: MedusaContainer, { _id, lines }: Order) {
  const orders = container.resolve(Modules.ORDER)
  const { items = [] } = await orders.retrieveOrder(_id, { relations: ["items"] })
  return items.find(({ title }) => title === lines[0]?.productName)?.id
}

/** The tables that hold nothing of an order. */
function emptyOf(rows: Rows): string[] {
  return Object.keys(rows).filter((table) => rows[table]?.length === 0)
}

async function rowsOf(container: MedusaContainer, id: string): Promise<Rows> {
  const database = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  const rows: Rows = {}
  for (const [table, mine] of Object.entries(TABLES)) {
    const statement = `select to_jsonb(t) as row from "${table}" t where ${mine}`
    const found = await database.raw<{ rows: { row: object }[] }>(statement, { id })
    rows[table] = found.rows.map(({ row }) =>
      Object.fromEntries(
        Object.entries(row).filter(([name]) => !OWN.test(name) && !OWN_REFERENCES.includes(name)),
      ),
    )
  }
  return rows
}

type Wanted = { order: Order; tax_lines: TaxRow[]; is_tax_inclusive?: boolean; added?: object[] }

/** The same order once more, by the calls of Medusa's modules; answers its id. */
async function writeByMedusa(
  container: MedusaContainer,
  { order, tax_lines, is_tax_inclusive = true, added = [] }: Wanted,
): Promise<string> {
  const [shop, sellable] = [
    await readSellingShop(container),
    await readSellable(container, order.productId),
  ]
  if (!shop || !sellable) throw new Error("there is nothing to sell")
  const known = await readLineFacts(container, [sellable.variant_id])
  const facts = known.get(sellable.variant_id)
  if (!facts) throw new Error("the part has no variant")
  const [stock] = sellable.inventory
  const customers = await container.resolve(Modules.CUSTOMER).listCustomers({ email: order.email })
  const address = {
    first_name: order.name,
    phone: order.phone,
    address_1: order.address,
    country_code: shop.country_code,
  }
  // Medusa's type does not name is_custom_price.
  const item = {
    ...facts,
    variant_id: sellable.variant_id,
    product_id: sellable.product_id,
    title: sellable.name,
    subtitle: facts.variant_title,
    thumbnail: sellable.image,
    quantity: order.qty,
    unit_price: sellable.price,
    is_tax_inclusive,
    is_custom_price: true,
    requires_shipping: true,
    tax_lines,
  }
  const orders = container.resolve(Modules.ORDER)
  const created = await orders.createOrders({
    status: "pending",
    region_id: shop.region_id,
    sales_channel_id: shop.sales_channel_id,
    currency_code: shop.currency_code,
    customer_id: customers[0]?.id,
    email: order.email,
    metadata: {},
    shipping_address: address,
    billing_address: { ...address },
    items: [item, ...added],
    shipping_methods: [
      {
        name: shop.shipping_option.name,
        shipping_option_id: shop.shipping_option.id,
        amount: 0,
        is_tax_inclusive,
        data: {},
        tax_lines,
      },
    ],
  } as CreateOrderDTO)
  const { total } = await orders.retrieveOrder(created.id, { select: ["total"] })
  const [collection] = await container
    .resolve(Modules.PAYMENT)
    .createPaymentCollections([{ amount: Number(total), currency_code: shop.currency_code }])
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.ORDER]: { order_id: created.id },
    [Modules.PAYMENT]: { payment_collection_id: collection?.id },
  })
  const [location_id] = await readStockLocations(container)
  await container.resolve(Modules.INVENTORY).createReservationItems([
    {
      line_item_id: created.items?.find(({ title }) => title === sellable.name)?.id,
      inventory_item_id: stock?.inventory_item_id ?? "",
      location_id: location_id ?? "",
      quantity: order.qty,
    },
  ])
  return created.id
}
