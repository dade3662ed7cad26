import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type {
  MedusaContainer,
  OrderStatus,
  PaymentCollectionStatus,
  UpdateOrderDTO,
} from "@medusajs/framework/types"
import { Modules, PaymentCollectionStatus as Collection } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readOrderProgress } from "../../../queries/order/order-progress"
import { recordChanges } from "../../audit/record-changes"
import type { SharedTransaction } from "../../transaction/in-one-transaction"
import { inOrderTransaction } from "../../transaction/in-order-transaction"
import { holdLevels } from "../hold-levels"
import { refuseCancelling } from "../order-refusals"

export type WriteCancellationInput = {
  order_id: string
  /** An order whose money went back as a whole counts as unpaid: for staff, who refunded it. */
  after_refund?: boolean
}

type Cancelled = {
  order_id: string
  status: OrderStatus
  reservation_ids: string[]
  collections: { id: string; status: PaymentCollectionStatus }[]
}

export const writeCancellationStepId = "write-cancellation"

/**
 * Cancels an order, what is due for it and its reservations in one transaction that holds its row,
 * as Medusa's cancel-order leaves them. Throws ShopError `order_cancelled`, `order_paid`,
 * `order_delivered` and the like.
 */
export const writeCancellationStep = createStep(
  writeCancellationStepId,
  async ({ order_id, after_refund = false }: WriteCancellationInput, step) => {
    const { result: cancelled, entry_ids } = await inOrderTransaction(
      step,
      order_id,
      async (transaction) => {
        const order = await readOrderProgress(transaction.database, order_id)
        refuseCancelling(order, { after_refund })
        return recordChanges(step, [transaction, cancellationOf(order_id)], () =>
          cancel(step.container, transaction, { order_id, status: order.status }),
        )
      },
    )
    const { reservation_ids } = cancelled
    return new StepResponse({ reservation_ids }, { cancelled, entry_ids })
  },
  async (written, step) => {
    if (!written) return
    const { cancelled, entry_ids } = written
    const audited = { ...cancellationOf(cancelled.order_id), entry_ids }
    await inOrderTransaction(step, cancelled.order_id, (transaction) =>
      recordChanges(step, [transaction, audited], () =>
        restore(step.container, transaction, cancelled),
      ),
    )
  },
)

function cancellationOf(order_id: string) {
  return { kind: "order", ids: [order_id], action: "cancelled" } as const
}

async function cancel(
  container: MedusaContainer,
  { database, within }: SharedTransaction,
  { order_id, status }: { order_id: string; status: string },
): Promise<Cancelled> {
  const collections = await readCollections(database, order_id)
  await within(container.resolve(Modules.ORDER), (orders, context) =>
    orders.cancel([order_id], context),
  )
  for (const { id } of collections) {
    await within(container.resolve(Modules.PAYMENT), (payments, context) =>
      payments.updatePaymentCollections(id, { status: Collection.CANCELED }, context),
    )
  }
  const reservation_ids = await readReservationIds(database, order_id)
  if (reservation_ids.length > 0) {
    // Last: whoever wants the pieces waits from here to the commit.
    await holdLevels(database, reservation_ids)
    await within(container.resolve(Modules.INVENTORY), (inventory, context) =>
      inventory.softDeleteReservationItems(reservation_ids, undefined, context),
    )
  }
  return { order_id, status: status as OrderStatus, reservation_ids, collections }
}

async function restore(
  container: MedusaContainer,
  { database, within }: SharedTransaction,
  { order_id, status, reservation_ids, collections }: Cancelled,
): Promise<void> {
  const before: UpdateOrderDTO & { canceled_at: null } = { status, canceled_at: null }
  await within(container.resolve(Modules.ORDER), (orders, context) =>
    orders.updateOrders(order_id, before, context),
  )
  for (const { id, status } of collections) {
    await within(container.resolve(Modules.PAYMENT), (payments, context) =>
      payments.updatePaymentCollections(id, { status }, context),
    )
  }
  if (reservation_ids.length > 0) {
    await holdLevels(database, reservation_ids)
    await within(container.resolve(Modules.INVENTORY), (inventory, context) =>
      inventory.restoreReservationItems(reservation_ids, undefined, context),
    )
  }
}

async function readReservationIds(database: Knex.Transaction, orderId: string): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { id: string }[] }>(
    `select id from reservation_item
    where line_item_id in (select item_id from order_item where order_id = ?)
      and deleted_at is null`,
    [orderId],
  )
  return rows.map(({ id }) => id)
}

async function readCollections(database: Knex.Transaction, orderId: string) {
  const { rows } = await database.raw<{ rows: Cancelled["collections"] }>(
    `select collection.id, collection.status from order_payment_collection link
    join payment_collection collection on collection.id = link.payment_collection_id
    where link.order_id = ? and link.deleted_at is null and collection.deleted_at is null`,
    [orderId],
  )
  return rows
}
