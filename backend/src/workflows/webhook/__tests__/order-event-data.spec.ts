import { z } from "@medusajs/framework/zod"
import { declareField } from "../../../kit/fields"
import {
  anAddedItem,
  anItem,
  anOrderRow,
} from "../../../queries/order/lines/__tests__/an-order-row"
import { orderEventData } from "../order-event-data"

describe("what an event tells of an order", () => {
  it("is all of its lines", () => {
    const items = anOrderRow(300).items.with(299, anItem(300, { part_id: "variant_300" }))
    const { order } = orderEventData(anOrderRow(0, { items }))
    expect(order).toMatchObject({ item_count: 300 })
    expect(order.items).toHaveLength(300)
    expect(order.items[299]).toEqual({
      product_id: "prod_300",
      part_id: "variant_300",
      sku: "BD-300",
      title: "Disc 300",
      quantity: 50,
      unit_price: 300,
    })
  })

  it("is what plugins declared of its lines, to the item", () => {
    const people = { read: ["owner", "staff"], write: ["owner"] } as const
    const field = { of: "orderLine", field: "engraving", label: "Engraving" } as const
    const schema = z.string().max(9).optional()
    const { takeOut } = declareField({ name: "a", ...field, ...people, schema })
    const items = [anItem(1, { fields: { engraving: "H-7" } }), anItem(2)]
    const told = orderEventData(anOrderRow(0, { items })).order.items
    takeOut()
    expect(told[0]).toMatchObject({ sku: "BD-1", engraving: "H-7" })
    expect(told[1]).not.toHaveProperty("engraving")
  })

  it("is what plugins added, beside its parts and only where there is any", () => {
    const order = anOrderRow(1, { added: [anAddedItem()] })
    const told = orderEventData(order).order
    expect(told).toMatchObject({ item_count: 1, items: [{ title: "Disc 1" }] })
    expect(told.added).toEqual([{ title: "Core deposit", quantity: 50, unit_price: 2 }])
    expect(orderEventData(anOrderRow(1)).order).not.toHaveProperty("added")
  })

  it("is what left with a shipment, and of one that was taken back its id", () => {
    const lines = Array.from({ length: 500 }, (_, place) => ({
      ...{ productId: `prod_${place}`, productName: "Disc", sku: `BD-${place}`, qty: 20 },
    }))
    const facts = { carrier: "DHL", tracking: "1Z", parcels: null, date: "2026-11-24" }
    const links = { trackingUrl: "https://track.example/1", shippedAt: "2026-11-24T08:00:00.000Z" }
    const order = anOrderRow(1, { shipments: [{ id: "ful_1", lines, ...facts, ...links }] })
    const { shipment } = orderEventData(order, { shipment: { id: "ful_1" } })
    const told = { ...facts, tracking_url: "https://track.example/1", line_count: 500 }
    expect(shipment).toMatchObject({ id: "ful_1", ...told })
    expect(shipment?.lines?.[0]).toEqual({ part_id: "prod_0", sku: "BD-0", quantity: 20 })
    expect(shipment?.lines?.length).toBeLessThan(500)
    const gone = orderEventData(order, { shipment: { id: "ful_2" } }).shipment
    expect(gone).toEqual({ id: "ful_2" })
  })

  it("is as many lines as an event has room for, and how many there are", () => {
    const items = Array.from({ length: 500 }, (_, place) =>
      anItem(place, { title: "ł".repeat(255) }),
    )
    const data = orderEventData(anOrderRow(0, { items }))
    expect(data.order.item_count).toBe(500)
    expect(data.order.items.length).toBeGreaterThan(50)
    expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThan(60 * 1024)
    const more = { added: Array.from({ length: 500 }, () => anAddedItem()) }
    const both = orderEventData(anOrderRow(0, { items, ...more }))
    expect(Buffer.byteLength(JSON.stringify(both))).toBeLessThan(60 * 1024)
  })
})
