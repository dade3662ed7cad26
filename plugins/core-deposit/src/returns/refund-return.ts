import { refundOrder } from "@halden/backend/kit/refund-order"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CORE_DEPOSIT_MODULE } from "../modules/core-deposit"
import type { CoreDepositModuleService } from "../modules/core-deposit/service"
import { NAME } from "../name"

export type ReturnStatus = "asked" | "recorded" | "refunded" | "refused"

/**
 * Gives back the deposit of a return, once however often it is called: its id is the refund's key.
 * Answers how it stands; `recorded` is tried again. Throws where the shop wrote no refund down.
 */
export async function refundReturn(container: MedusaContainer, id: string): Promise<ReturnStatus> {
  const cores = container.resolve<CoreDepositModuleService>(CORE_DEPOSIT_MODULE)
  const { status, order_id, quantity, attempt, recorded_by, amount } =
    await cores.retrieveCoreReturn(id)
  if (status !== "recorded") return status as ReturnStatus
  const wanted = {
    name: NAME,
    key: attempt > 0 ? `${id}:${attempt}` : id,
    order_id,
    amount: Number(amount),
    note: `Core deposit of ${quantity} ${quantity === 1 ? "piece" : "pieces"}`,
    ...(recorded_by !== null && { created_by: recorded_by }),
  }
  // Less than the smallest coin is nothing to give back.
  const state = wanted.amount > 0 ? await refundOrder(container, wanted) : "booked"
  if (state === "open") return "recorded"
  const now = state === "booked" ? "refunded" : "refused"
  // Only of the attempt that was looked at: staff may have begun another since.
  const database = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  await database("core_return")
    .where({ id, attempt, status })
    .update({ status: now, updated_at: new Date() })
  return now
}
