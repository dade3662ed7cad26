import type { MedusaContainer } from "@medusajs/framework/types"
import type { AdditionalData } from "../../kit/registry/points"
import { handlersAt } from "../../kit/registry/registry"
import { queryGraph } from "../../queries/database/query-graph"
import { FIELDS_KEY } from "../../queries/field/field-values"
import { tellHandlers, type Told } from "../plugin-handlers/run-handlers"
import { carriedData } from "./plugins-of-completion"

const FIELDS = [
  "customer_id",
  "email",
  "currency_code",
  "total",
  ...["id", "product_id", "variant_id", "title", "product_title", "quantity", "unit_price"].map(
    (field) => `items.${field}`,
  ),
  "items.metadata",
]

type Row = {
  customer_id: string | null
  email: string | null
  currency_code: string
  total: unknown
  items: {
    id: string
    product_id: string | null
    variant_id: string | null
    title: string
    product_title: string | null
    quantity: unknown
    unit_price: unknown
    metadata: { [FIELDS_KEY]?: AdditionalData } | null
  }[]
}

/** Tells plugins of the order that a cart became just now. Throws what one of them fails with. */
export async function tellOfCartOrder(
  container: MedusaContainer,
  order_id: string,
): Promise<Told[]> {
  if (handlersAt("placeOrder.placed").length === 0) return []
  const filters = { id: order_id }
  const [order] = await queryGraph<Row>(container, { entity: "order", fields: FIELDS, filters })
  if (!order) return []
  const { customer_id, email, currency_code, total, items } = order
  const lines = items.map(({ title, product_title, quantity, unit_price, metadata, ...ids }) => ({
    ...{ id: ids.id, product_id: ids.product_id, variant_id: ids.variant_id },
    title: product_title ?? title,
    quantity: Number(quantity),
    unit_price: Number(unit_price),
    // A cart's line keeps what was sent of it, and so does the order's.
    additional_data: metadata?.[FIELDS_KEY] ?? {},
  }))
  const facts = { customer_id, email, currency_code, total: Number(total), lines, added: [] }
  const placed = { order_id, ...facts, additional_data: carriedData().additional_data }
  return tellHandlers(container, "placeOrder.placed", () => placed)
}
