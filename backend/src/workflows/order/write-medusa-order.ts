import type { Context, CreateOrderDTO, MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import type { SharedTransaction } from "../transaction/in-one-transaction"

export type WrittenOrder = {
  id: string
  display_id: number
  created_at: string | Date
  line_item_id: string
}

type OrderWriter = {
  createOrders_(
    orders: CreateOrderDTO[],
    context: Context,
  ): Promise<Omit<WrittenOrder, "line_item_id">[]>
}

/**
 * Has Medusa's order module write an order of one line. Its public call reads the whole order again,
 * totals and all, before it answers: half of its time, for what nobody asks.
 */
export async function writeMedusaOrder(
  container: MedusaContainer,
  { database, within }: SharedTransaction,
  order: CreateOrderDTO,
): Promise<WrittenOrder> {
  const [created] = await within(container.resolve(Modules.ORDER), (orders, context) =>
    writerOf(orders).createOrders_([order], context),
  )
  const { rows } = await database.raw<{ rows: { item_id: string }[] }>(
    "select item_id from order_item where order_id = ?",
    [created?.id ?? ""],
  )
  const [line] = rows
  if (!created || !line) {
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "Medusa wrote no order")
  }
  const { id, display_id, created_at } = created
  return { id, display_id, created_at, line_item_id: line.item_id }
}

/** The module has the call for itself; its interface does not name it. */
function writerOf(orders: object): OrderWriter {
  if ("createOrders_" in orders && typeof orders.createOrders_ === "function") {
    return orders as OrderWriter
  }
  throw new MedusaError(
    MedusaError.Types.UNEXPECTED_STATE,
    "Medusa's order module writes orders in another way now",
  )
}
