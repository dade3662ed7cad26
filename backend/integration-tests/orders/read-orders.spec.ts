import type { CreateOrderChangeActionDTO, MedusaContainer } from "@medusajs/framework/types"
import { ChangeActionType, Modules } from "@medusajs/framework/utils"
import { amountOf } from "../../src/queries/database/amount"
import { queryGraph } from "../../src/queries/database/query-graph"
import { type FoundOrder, readOrderRows } from "../../src/queries/order/row/order-rows"
import { sharedShop } from "../setup/run/shop-suite"
import { openShop } from "../setup/shop-fixture"

const AMOUNTS = ["quantity", "unit_price", "total", "tax_total", "return_requested_total"] as const
const DETAIL = [
  "fulfilled_quantity",
  "shipped_quantity",
  "delivered_quantity",
  "return_received_quantity",
  "return_dismissed_quantity",
] as const

/** What Medusa's graph answers of the same order. */
async function graphOf(container: MedusaContainer, id: string): Promise<FoundOrder | undefined> {
  const [order] = await queryGraph<FoundOrder>(container, {
    entity: "order",
    fields: [
      ...["id", "display_id", "status", "email", "customer_id", "currency_code", "metadata"],
      ...["total", "credit_line_total", "summary", "created_at", "canceled_at", "items.*"],
      ...["shipping_address.*", "fulfillments.*", "payment_collections.payments.*"],
      "payment_collections.payments.refunds.*",
    ],
    filters: { id },
  })
  return order
}

/** What of an order both must tell alike, in plain numbers and times. */
function told({ items, summary, shipping_address, ...order }: FoundOrder) {
  const { first_name, last_name, phone, address_1 } = shipping_address ?? {}
  return {
    ...{ id: order.id, display_id: order.display_id, status: order.status, email: order.email },
    ...{ customer_id: order.customer_id, currency_code: order.currency_code },
    ...{ metadata: order.metadata, address: [first_name, last_name, phone, address_1] },
    times: [order.created_at, order.canceled_at].map(
      (time) => time && new Date(time).toISOString(),
    ),
    amounts: [order.total, order.credit_line_total, summary?.pending_difference].map(amountOf),
    parcels: order.fulfillments.map(({ id }) => id),
    payments: order.payment_collections.flatMap(({ payments }) => payments ?? []).length,
    items: items
      .toSorted((one, other) => (one.title < other.title ? -1 : 1))
      .map((item) => ({
        ...{ id: item.id, title: item.title, product_title: item.product_title },
        ...{ variant_id: item.variant_id, variant_sku: item.variant_sku },
        ...{ metadata: item.metadata, own: item.line_item_metadata },
        is_tax_inclusive: item.is_tax_inclusive,
        amounts: AMOUNTS.map((name) => amountOf(item[name])),
        detail: DETAIL.map((name) => amountOf(item.detail?.[name])),
      })),
  }
}

sharedShop({
  testSuite: ({ getContainer }) => {
    beforeAll(() => openShop(getContainer()))

    describe("readOrderRows", () => {
      const expectAlike = async (id: string) => {
        const container = getContainer()
        const [row] = await readOrderRows(container, { ids: [id], includeCancelled: true })
        const graph = await graphOf(container, id)
        if (!row || !graph) throw new Error("The order is not found")
        expect(told(row)).toEqual(told(graph))
        return row
      }

      it("tells what Medusa's graph does, whatever becomes of an order", async () => {
        const orders = getContainer().resolve(Modules.ORDER)
        const { id, items = [] } = await orders.createOrders({
          ...{ currency_code: "usd", email: "buyer@example.com", metadata: { note: "é" } },
          shipping_address: { first_name: "Ada", last_name: "L", address_1: "1 Road", phone: "1" },
          items: [
            {
              ...{ title: "A, tax on top", quantity: 60, unit_price: 9.99, variant_sku: "A" },
              ...{ is_tax_inclusive: false, metadata: { place: 1 } },
              tax_lines: [{ code: "vat", rate: 19 }],
              adjustments: [{ code: "off", amount: 12.34 }],
            },
            {
              ...{ title: "B, tax within", quantity: 70, unit_price: 0.1234 },
              is_tax_inclusive: true,
              tax_lines: [{ code: "vat", rate: 7 }],
              adjustments: [{ code: "off", amount: 5, is_tax_inclusive: true }],
            },
            { title: "C, as it is", quantity: 50, unit_price: 3 },
          ],
          shipping_methods: [
            {
              ...{ name: "Road", amount: 20 },
              tax_lines: [{ code: "vat", rate: 19 }],
              adjustments: [{ code: "off", amount: 3 }],
            },
          ],
          transactions: [{ amount: 100, currency_code: "usd" }],
        })
        const first = await expectAlike(id)
        expect(first.items).toHaveLength(3)

        const [a] = items.filter(({ title }) => title.startsWith("A"))
        if (!a) throw new Error("There is no item")
        const pieces = (quantity: number) => ({ order_id: id, items: [{ id: a.id, quantity }] })
        await orders.registerFulfillment(pieces(30))
        await orders.registerShipment(pieces(20))
        await orders.registerDelivery(pieces(10))
        await expectAlike(id)

        const changed = async (
          ...actions: Pick<CreateOrderChangeActionDTO, "action" | "details" | "amount">[]
        ) => {
          const change = await orders.createOrderChange({ order_id: id, actions })
          await orders.confirmOrderChange(change.id)
          return expectAlike(id)
        }
        await changed(
          { action: ChangeActionType.ITEM_UPDATE, details: { reference_id: a.id, quantity: 65 } },
          { action: ChangeActionType.CREDIT_LINE_ADD, amount: 7.5, details: { reference_id: id } },
        )
        const asked = { reference_id: a.id, quantity: 4 }
        await changed({ action: ChangeActionType.RETURN_ITEM, details: asked })
        const returned = await changed({
          ...{ action: ChangeActionType.RECEIVE_RETURN_ITEM, details: { ...asked, quantity: 3 } },
        })
        expect(returned.credit_line_total).toBe(7.5)
        expect(returned.items[0]?.detail?.return_received_quantity).toBe(3)
      })
    })
  },
})
