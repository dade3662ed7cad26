import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CORE_DEPOSIT_MODULE } from "../modules/core-deposit"
import type { CoreDepositModuleService } from "../modules/core-deposit/service"
import { refundReturn } from "../returns/refund-return"

/** What a call in progress is still at is left to it. */
const SETTLED_MS = 60_000

/** Returns that a kill or a provider out of reach left half done. */
export default async function finishCoreReturns(container: MedusaContainer): Promise<void> {
  const cores = container.resolve<CoreDepositModuleService>(CORE_DEPOSIT_MODULE)
  const before = { $lt: new Date(Date.now() - SETTLED_MS) }
  const filters = { status: "recorded", created_at: before }
  const open = await cores.listCoreReturns(filters, { take: 100, order: { updated_at: "ASC" } })
  for (const { id } of open) {
    try {
      await refundReturn(container, id)
    } catch (error) {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      const why = error instanceof Error ? error.message : String(error)
      logger.warn(`The deposit of the return ${id} did not go back yet: ${why}`)
    }
  }
}

export const config = { name: "finish-core-returns", schedule: "4-59/5 * * * *" }
