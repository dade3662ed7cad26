import { refundOrder } from "@halden/backend/kit/refund-order"
import type { MedusaContainer } from "@medusajs/framework/types"
import { CORE_DEPOSIT_MODULE } from "../modules/core-deposit"
import type { CoreDepositModuleService } from "../modules/core-deposit/service"
import { NAME } from "../name"

export type ReturnStatus = "recorded" | "refunded" | "refused"

/**
 * Gives back the deposit of a return, once however often it is called: its id is the refund's key.
 * Answers how it stands; `recorded` is tried again. Throws where the shop wrote no refund down.
 */
export async function refundReturn(container: MedusaContainer, id: string): Promise<ReturnStatus> {
  const cores = container.resolve<CoreDepositModuleService>(CORE_DEPOSIT_MODULE)
  const core = await cores.retrieveCoreReturn(id)
  if (core.status !== "recorded") return core.status as ReturnStatus
  const { order_id, quantity, recorded_by } = core
  const state = await refundOrder(container, {
    name: NAME,
    key: id,
    order_id,
    amount: Number(core.amount),
    note: `Core deposit of ${quantity} ${quantity === 1 ? "piece" : "pieces"}`,
    created_by: recorded_by,
  })
  if (state === "open") return "recorded"
  const status = state === "booked" ? "refunded" : "refused"
  await cores.updateCoreReturns({ id, status })
  return status
}
