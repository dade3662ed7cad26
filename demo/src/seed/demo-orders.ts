import type { MedusaContainer } from "@medusajs/framework/types"
import type { MemberRecord } from "../../../backend/src/queries/account/members"
import { queryGraph } from "../../../backend/src/queries/database/query-graph"
import { readOrderPage } from "../../../backend/src/queries/order/orders"
import { readSellable } from "../../../backend/src/queries/product/products"
import type { Environment } from "../../../backend/src/settings/environment"
import { cancelUnpaidOrderWorkflow } from "../../../backend/src/workflows/order/cancel/cancel-unpaid-order"
import { deliverOrderWorkflow } from "../../../backend/src/workflows/order/deliver/deliver-order"
import { placeOrder } from "../../../backend/src/workflows/order/place/place-order"
import { payInSandbox } from "./pay-in-sandbox"

type DemoOrder = {
  sku: string
  quantity: number
  /** What happens to the order after it is placed, in this order. */
  fate: readonly ("pay" | "deliver" | "cancel")[]
}

/** One order in every state that the shop knows. */
const DEMO_ORDERS: readonly DemoOrder[] = [
  { sku: "OF-0831-S", quantity: 200, fate: ["pay", "deliver"] },
  { sku: "BD-2803-V", quantity: 60, fate: ["cancel"] },
  { sku: "CK-2283-K", quantity: 50, fate: ["deliver"] },
  { sku: "WH-1391-A", quantity: 80, fate: ["pay"] },
  { sku: "SA-3282-G", quantity: 50, fate: [] },
]

/** Those of before are among so many, whoever tries the shop by this account. */
const MOST_KNOWN = 1000

type Context = { customer: MemberRecord; environment: Environment }

/** The demo customer's orders, one in every state, made by the shop's own workflows. */
export async function seedDemoOrders(container: MedusaContainer, context: Context): Promise<void> {
  const buyer = { customer_id: context.customer.customer_id, includeCancelled: true }
  const { rows } = await readOrderPage(container, buyer, { limit: MOST_KNOWN })
  const ordered = new Set(rows.flatMap((order) => order.items.map((item) => item.product_id)))
  for (const order of DEMO_ORDERS) {
    const productId = await productOf(container, order.sku)
    if (productId && !ordered.has(productId))
      await placeDemoOrder(container, { order, productId, ...context })
  }
}

async function productOf(container: MedusaContainer, sku: string): Promise<string | undefined> {
  const [variant] = await queryGraph<{ product_id: string }>(container, {
    entity: "variant",
    fields: ["product_id"],
    filters: { sku },
  })
  return variant?.product_id
}

async function placeDemoOrder(
  container: MedusaContainer,
  { order, productId, customer, environment }: Context & { order: DemoOrder; productId: string },
): Promise<void> {
  const part = await readSellable(container, productId)
  if (!part) return
  const { customer_id, name, email, phone, address } = customer
  const { id: order_id } = await placeOrder(container, {
    buyer: { customer_id, name, email, phone, address },
    lines: [
      {
        product_id: part.id,
        product_name: part.name,
        quantity: order.quantity,
        seen_price: part.price,
      },
    ],
    is_demo: true,
  })
  const input = { order_id }
  for (const event of order.fate) {
    if (event === "pay") await payInSandbox(container, { ...input, customer, environment })
    if (event === "deliver") await deliverOrderWorkflow(container).run({ input })
    if (event === "cancel") await cancelUnpaidOrderWorkflow(container).run({ input })
  }
}
