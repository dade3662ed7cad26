import type { MedusaContainer, OrderDTO } from "@medusajs/framework/types"
import { queryGraph } from "../../../queries/database/query-graph"

/** What a provider of fulfilments is told of an order. */
const FIELDS = [
  "id",
  "display_id",
  "custom_display_id",
  "status",
  "customer.*",
  "sales_channel.*",
  "region.*",
  "currency_code",
  "items.*",
  "items.variant.*",
  "items.tax_lines.rate",
  "metadata",
  "subtotal",
  "discount_total",
  "tax_total",
  "item_total",
  "shipping_total",
  "total",
  "created_at",
  "shipping_address.*",
  "shipping_methods.*",
]

type OptionRow = {
  id: string
  provider_id: string
  service_zone: { fulfillment_set: { location: { id: string } | null } }
}

export type Shipping = {
  order: OrderDTO
  data: Record<string, unknown>
  option_id: string
  provider_id: string
  /** Where what has no stock of its own leaves the house. */
  location_id: string
}

/**
 * How an order is shipped; null where there is no such order, or no way. Read before the order's
 * row is held: nothing here decides on its state. No step of its own: Medusa would copy all of the
 * order for each step that it is handed to.
 */
export async function readShipping(
  container: MedusaContainer,
  order_id: string,
): Promise<Shipping | null> {
  const [order] = await queryGraph<OrderDTO>(container, {
    entity: "order",
    fields: FIELDS,
    filters: { id: order_id, is_draft_order: false },
  })
  const method = order?.shipping_methods?.[0]
  if (!order || !method?.shipping_option_id) return null
  const [option] = await queryGraph<OptionRow>(container, {
    entity: "shipping_option",
    fields: ["id", "provider_id", "service_zone.fulfillment_set.location.id"],
    filters: { id: method.shipping_option_id },
  })
  const location_id = option?.service_zone.fulfillment_set.location?.id
  if (!option || !location_id) return null
  const { id: option_id, provider_id } = option
  return { order, data: method.data ?? {}, option_id, provider_id, location_id }
}
