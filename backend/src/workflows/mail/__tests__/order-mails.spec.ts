import { z } from "@medusajs/framework/zod"
import { DEFAULT_SHOP_FACTS } from "../../../contract/shop/shop-facts"
import { declareField } from "../../../kit/fields"
import {
  anAddedItem,
  anItem,
  anOrderRow,
} from "../../../queries/order/lines/__tests__/an-order-row"
import { orderMails } from "../order-mails"

const SHOP = {
  ...DEFAULT_SHOP_FACTS,
  staff_mails: ["staff@example.com"],
  minimum_order_quantity: 50,
  review_moderation: false,
  synonyms: [],
  carriers: [],
  return_days: 30,
}

const SHIPMENT = {
  id: "ful_1",
  lines: [{ productId: "prod_1", productName: "Disc 1", sku: "BD-1", qty: 20 }],
  carrier: "DHL",
  tracking: "1Z",
  trackingUrl: "https://track.example/1",
  parcels: 2,
  date: "2026-11-24",
  shippedAt: "2026-11-24T08:00:00.000Z",
}

type Told = Partial<Parameters<typeof orderMails>[1]>

function mailsOf(order: ReturnType<typeof anOrderRow>, told: Told = {}) {
  const news = { news: "placed", shipment_id: null, key: "order-placed:1" } as const
  const context = { ...news, publicUrl: "https://shop.example", shop: SHOP, ...told }
  return orderMails(order, context).map(
    ({ data }) => data as { subject: string; text: string; html: string },
  )
}

describe("the mails of an order", () => {
  it("name the part, the quantity and the total of an only line", () => {
    const [customer, staff] = mailsOf(anOrderRow(1))
    expect(customer?.subject).toBe("We have your order #7")
    expect(customer?.text).toContain(
      "Order: #7\nPart: Disc 1\nQuantity: 50\nTotal: $50.00\nName: Mara",
    )
    expect(staff?.subject).toBe("New order #7: 50 × Disc 1")
  })

  it("list several lines with their quantities and prices", () => {
    const items = [anItem(1, { unit_price: 0.125, total: 6.25 }), anItem(2)]
    const [customer, staff] = mailsOf(anOrderRow(2, { items, total: 106.25 }))
    expect(customer?.text).toContain(
      "Disc 1 · BD-1 · 50 × $0.125 · $6.25\nDisc 2 · BD-2 · 50 × $2.00 · $100.00\n\n" +
        "Order: #7\nQuantity: 100\nTotal: $106.25\nName: Mara",
    )
    expect(customer?.html.match(/<td[^>]*>Disc \d<\/td>/g)).toHaveLength(2)
    expect(staff?.subject).toBe("New order #7: 100 × Disc 1 and 1 more")
    expect(staff?.text).toContain("Disc 2 · BD-2")
  })

  it("tell what plugins declared of a line, to those who may read it", () => {
    const field = { of: "orderLine", field: "batch", label: "Batch" } as const
    const people = { read: ["staff"], write: ["staff"] } as const
    const schema = z.string().max(9).optional()
    const { takeOut } = declareField({ name: "a", ...field, ...people, schema })
    const items = [anItem(1, { fields: { batch: "B-7" } }), anItem(2)]
    const [customer, staff] = mailsOf(anOrderRow(2, { items }))
    const [, ofOne] = mailsOf(anOrderRow(1, { items: items.slice(0, 1) }))
    takeOut()
    expect(customer?.text).not.toContain("B-7")
    expect(staff?.text).toContain("Disc 1, Batch: B-7 · BD-1 · 50")
    expect(ofOne?.text).toContain("Batch: B-7\n")
  })

  it("name the tax that is added to the lines' prices", () => {
    const net = { total: 181.475, tax_total: 28.975, is_tax_inclusive: false }
    const items = [anItem(1, { unit_price: 3.05, ...net }), anItem(2)]
    const [customer] = mailsOf(anOrderRow(2, { items, total: 281.475 }))
    expect(customer?.text).toContain("50 × $3.05 · $152.50\n")
    expect(customer?.text).toContain("Tax: $28.98\nTotal: $281.48\n")
  })

  it("list what plugins added behind the parts, which alone are counted", () => {
    const off = { title: "Discount", line_id: null, quantity: 1, unit_price: -5, total: -5 }
    const order = anOrderRow(1, { added: [anAddedItem(), anAddedItem(off)], total: 145 })
    const [customer, staff] = mailsOf(order)
    expect(customer?.text).toContain(
      "Disc 1 · BD-1 · 50 × $1.00 · $50.00\nCore deposit · 50 × $2.00 · $100.00\n" +
        "Discount · 1 × -$5.00 · -$5.00\n\n" +
        "Order: #7\nQuantity: 50\nTotal: $145.00\nName: Mara",
    )
    expect(staff?.subject).toBe("New order #7: 50 × Disc 1")
  })

  it("list the first fifty of many, and say how many there are beside them", () => {
    const [customer] = mailsOf(anOrderRow(500))
    expect(customer?.text.match(/^Disc/gm)).toHaveLength(50)
    expect(customer?.text).toContain("Disc 50 · BD-50 · 50 × $50.00 · $2,500.00\nand 450 more\n")
    expect(customer?.html).toContain("<p>and 450 more</p>")
    expect(Buffer.byteLength(customer?.html ?? "")).toBeLessThan(40_000)
  })

  it("of a shipment tell its pieces, its carrier and what is still open, and no price", () => {
    const detail = { shipped_quantity: 20, delivered_quantity: 20 }
    const order = anOrderRow(2, {
      items: [anItem(1, { detail }), anItem(2)],
      shipments: [SHIPMENT],
    })
    const told = { news: "shipped", shipment_id: "ful_1", key: "order-shipped:ful_1" } as const
    const [mail, ...others] = mailsOf(order, told)
    expect(others).toEqual([])
    expect(mail?.subject).toBe("A part of your order #7 is on its way")
    expect(mail?.text).toContain("Disc 1 · BD-1 · 20 pieces\n\nOrder: #7\nCarrier: DHL\n")
    expect(mail?.text).toContain("Parcels: 2\nSent on: Nov 24, 2026\nStill open: 80 pieces\n")
    expect(mail?.text).toContain("Follow the parcel:\nhttps://track.example/1")
    expect(mail?.text).not.toContain("$")
    expect(mailsOf(order, { ...told, shipment_id: "ful_2" })).toEqual([])
  })

  it("write large numbers of pieces with separators", () => {
    const [customer, staff] = mailsOf(anOrderRow(0, { items: [anItem(1, { quantity: 1664 })] }))
    expect(customer?.text).toContain("Quantity: 1,664\n")
    expect(staff?.subject).toBe("New order #7: 1,664 × Disc 1")
    const many = anOrderRow(0, { items: [anItem(1, { quantity: 1664 }), anItem(2)] })
    expect(mailsOf(many)[0]?.text).toContain("1,664 × $1.00")
    const [line] = SHIPMENT.lines
    const parcel = { ...SHIPMENT, lines: [{ ...line, qty: 1664 }] } as typeof SHIPMENT
    const told = { news: "shipped", shipment_id: "ful_1", key: "order-shipped:ful_1" } as const
    const [shipped] = mailsOf(anOrderRow(1, { shipments: [parcel] }), told)
    expect(shipped?.text).toContain("1,664 pieces")
  })

  it("of a delivered order tell the carrier of what left last", () => {
    const told = { news: "delivered", key: "order-delivered:1" } as const
    const [mail] = mailsOf(anOrderRow(1, { shipments: [SHIPMENT] }), told)
    expect(mail?.text).toContain("Carrier: DHL\nTracking number: 1Z")
    expect(mail?.text).toContain("Total: $50.00")
    const [bare] = mailsOf(anOrderRow(1), told)
    expect(bare?.text).not.toContain("Carrier")
  })

  it("of a shipment that was taken back say that it is still with us", () => {
    const told = { news: "taken-back", shipment_id: "ful_1", key: "order-taken-back:1" } as const
    const [mail] = mailsOf(anOrderRow(1), told)
    expect(mail?.text).toContain("they are still with us, and kept for you")
  })

  it("let nobody write HTML by a part's name", () => {
    const [customer] = mailsOf(
      anOrderRow(0, { items: [anItem(1), anItem(2, { title: "<b>A</b>" })] }),
    )
    expect(customer?.html).toContain("&lt;b&gt;A&lt;/b&gt;")
  })
})
