import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { IS_ADDED } from "../../../queries/order/lines/added-mark"

type Parcel = { order_id: string; fulfillment_id: string }

// Without this one nothing is on its way, and there is no piece that nobody packed.
const IS_LAST = `
select exists (
  select from fulfillment parcel
  where parcel.id = :fulfillment_id and parcel.deleted_at is null
    and parcel.canceled_at is null and parcel.delivered_at is null)
and not exists (
  select from order_fulfillment link
  join fulfillment other on other.id = link.fulfillment_id and other.id <> :fulfillment_id
    and other.deleted_at is null and other.canceled_at is null and other.delivered_at is null
  where link.order_id = o.id and link.deleted_at is null)
and not exists (
  select from order_item item join order_line_item line on line.id = item.item_id
  where item.order_id = o.id and item.version = o.version and item.deleted_at is null
    and item.quantity > item.fulfilled_quantity and not ${IS_ADDED}) as is_last
from "order" o
where o.id = :order_id`

/** Whether an order is delivered once this parcel has arrived. */
export const isLastParcelStep = createStep(
  "is-last-parcel",
  async (parcel: Parcel, { container }) => new StepResponse(await isLastParcel(container, parcel)),
)

async function isLastParcel(
  container: MedusaContainer,
  { order_id, fulfillment_id }: Parcel,
): Promise<boolean> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { is_last: boolean }[] }>(IS_LAST, {
    order_id,
    fulfillment_id,
  })
  return rows[0]?.is_last ?? false
}
