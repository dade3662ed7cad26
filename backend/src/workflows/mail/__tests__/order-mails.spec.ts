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
}

function mailsOf(order: ReturnType<typeof anOrderRow>) {
  const context = { news: "placed", publicUrl: "https://shop.example", shop: SHOP } as const
  return orderMails(order, context).map(
    ({ data }) => data as { subject: string; text: string; html: string },
  )
}

describe("the mails of an order", () => {
  it("name the part, the quantity and the total of an only line", () => {
    const [customer, staff] = mailsOf(anOrderRow(1))
    expect(customer?.subject).toBe("We have your order X8V1Q9")
    expect(customer?.text).toContain(
      "Order: X8V1Q9 (number 7)\nPart: Disc 1\nQuantity: 50\nTotal: $50.00\nName: Mara",
    )
    expect(staff?.subject).toBe("New order X8V1Q9: 50 × Disc 1")
  })

  it("list several lines with their quantities and prices", () => {
    const items = [anItem(1, { unit_price: 0.125, total: 6.25 }), anItem(2)]
    const [customer, staff] = mailsOf(anOrderRow(2, { items, total: 106.25 }))
    expect(customer?.text).toContain(
      "Disc 1 · BD-1 · 50 × $0.125 · $6.25\nDisc 2 · BD-2 · 50 × $2.00 · $100.00\n\n" +
        "Order: X8V1Q9 (number 7)\nQuantity: 100\nTotal: $106.25\nName: Mara",
    )
    expect(customer?.html.match(/<td[^>]*>Disc \d<\/td>/g)).toHaveLength(2)
    expect(staff?.subject).toBe("New order X8V1Q9: 100 × Disc 1 and 1 more")
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
        "Order: X8V1Q9 (number 7)\nQuantity: 50\nTotal: $145.00\nName: Mara",
    )
    expect(staff?.subject).toBe("New order X8V1Q9: 50 × Disc 1")
  })

  it("list the first fifty of many, and say how many there are beside them", () => {
    const [customer] = mailsOf(anOrderRow(500))
    expect(customer?.text.match(/^Disc/gm)).toHaveLength(50)
    expect(customer?.text).toContain("Disc 50 · BD-50 · 50 × $50.00 · $2,500.00\nand 450 more\n")
    expect(customer?.html).toContain("<p>and 450 more</p>")
    expect(Buffer.byteLength(customer?.html ?? "")).toBeLessThan(40_000)
  })

  it("let nobody write HTML by a part's name", () => {
    const [customer] = mailsOf(
      anOrderRow(0, { items: [anItem(1), anItem(2, { title: "<b>A</b>" })] }),
    )
    expect(customer?.html).toContain("&lt;b&gt;A&lt;/b&gt;")
  })
})
