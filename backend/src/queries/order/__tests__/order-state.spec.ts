import { orderState } from "../order-state"
import type { OrderRow } from "../row/order-row"

const captured = (captured_at: string | null, id: string) => ({
  captured_at,
  data: { id },
  refunds: [],
})

const ORDER: OrderRow = {
  id: "order_1",
  display_id: 1,
  status: "pending",
  email: null,
  customer_id: "cus_1",
  currency_code: "eur",
  total: 475,
  credit_line_total: 0,
  summary: { pending_difference: 0 },
  metadata: null,
  fields: {},
  created_at: "2026-01-01",
  canceled_at: null,
  items: [],
  added: [],
  shipments: [],
  shipping_address: null,
  fulfillments: [],
  payment_collections: [{ payments: [captured("2026-01-02", "pi_1"), captured(null, "pi_2")] }],
}

const ITEM: OrderRow["items"][number] = {
  id: "ordli_1",
  title: "Brake disc",
  product_title: "Brake disc",
  product_id: "prod_1",
  part_id: "prod_1",
  variant_id: "variant_1",
  quantity: 50,
  unit_price: 9.5,
  total: 475,
  tax_total: 0,
  is_tax_inclusive: true,
  fields: {},
}

const state = (change: Partial<OrderRow>) => orderState({ ...ORDER, ...change })

describe("an order's state", () => {
  it("is paid when nothing is due and a payment was captured", () => {
    expect(state({})).toMatchObject({ isPaid: true, due: 0, transitionId: "pi_1" })
    expect(state({ payment_collections: [] })).toMatchObject({ isPaid: false, transitionId: "" })
    expect(state({ summary: null })).toMatchObject({ isPaid: true, due: 0 })
  })

  it("is unpaid while the rest of an order that grew is due", () => {
    const grown = { summary: { pending_difference: 95 } }
    const unpaid = { isPaid: false, paidAt: null, due: 95, transitionId: "pi_1" }
    expect(state(grown)).toMatchObject(unpaid)
  })

  it("is paid since the last payment, by the name of the first", () => {
    const payments = [captured("2026-01-05", "pi_3"), captured("2026-01-02", "pi_1")]
    const paid = { isPaid: true, paidAt: "2026-01-05T00:00:00.000Z", transitionId: "pi_1" }
    expect(state({ payment_collections: [{ payments }] })).toMatchObject(paid)
  })

  it("owes nothing once it is cancelled or was paid too much", () => {
    const summary = { pending_difference: 475 }
    expect(state({ summary, canceled_at: "2026-01-03" })).toMatchObject({ isPaid: true, due: 0 })
    expect(state({ summary: { pending_difference: -10 } })).toMatchObject({ isPaid: true, due: 0 })
  })

  it("is not delivered while a piece of it is open, whatever has arrived", () => {
    const arrived = { shipped_at: null, delivered_at: "2026-01-04", canceled_at: null }
    const state = (pieces: Partial<OrderRow["items"][number]>) =>
      orderState({
        ...ORDER,
        items: [{ ...ITEM, ...pieces }],
        fulfillments: [{ id: "ful_1", ...arrived }],
      })
    const sent = (shipped_quantity: number, delivered_quantity = 0) => ({
      detail: { shipped_quantity, delivered_quantity },
    })
    expect(state(sent(20, 20))).toMatchObject({ isDeliver: false, deliveredAt: null })
    expect(state(sent(50)).isDeliver).toBe(true)
    expect(state(sent(0, 50)).isDeliver).toBe(true)
    expect(state({}).isDeliver).toBe(false)
  })

  it("is delivered when something was sent and all of it has arrived", () => {
    const sent = { id: "ful_1", shipped_at: null, delivered_at: null, canceled_at: null }
    const arrived = { ...sent, delivered_at: "2026-01-04" }
    const withdrawn = { ...sent, canceled_at: "2026-01-04" }
    expect(state({}).isDeliver).toBe(false)
    expect(state({ fulfillments: [arrived, sent] }).isDeliver).toBe(false)
    expect(state({ fulfillments: [withdrawn] }).isDeliver).toBe(false)
    expect(state({ fulfillments: [arrived, withdrawn] })).toMatchObject({
      isDeliver: true,
      deliveredAt: "2026-01-04T00:00:00.000Z",
    })
  })
})
