import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { leaseOpenPaymentsWorkflow } from "./lease-open-payments"
import { reconcilePaymentWorkflow, type ReconcilePaymentInput } from "./reconcile-payment"

/** A round ends before the next but one would begin; what it leaves has its turn again. */
const LIMIT_MS = 25_000

let round: Promise<void> | undefined

/**
 * One round of asking the provider about payments that nobody told of: webhooks that were lost, tabs
 * that were closed, processes that were killed. A call during a round joins it.
 */
export function reconcilePayments(container: MedusaContainer): Promise<void> {
  round ??= goRound(container).finally(() => (round = undefined))
  return round
}

async function goRound(container: MedusaContainer): Promise<void> {
  const end = Date.now() + LIMIT_MS
  const { result } = await leaseOpenPaymentsWorkflow(container).run()
  const open: ReconcilePaymentInput[] = [
    ...result.session_ids.map((session_id) => ({ session_id })),
    ...result.refund_request_ids.map((refund_request_id) => ({ refund_request_id })),
  ]
  for (const input of open) {
    if (Date.now() > end || !(await reconcile(container, input))) return
  }
}

/** Whether to go on: a provider out of reach is not asked about the next one. */
async function reconcile(
  container: MedusaContainer,
  input: ReconcilePaymentInput,
): Promise<boolean> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const name = input.session_id ?? input.refund_request_id
  const { result, errors } = await reconcilePaymentWorkflow(container).run({
    input,
    throwOnError: false,
  })
  const [failure] = errors
  if (!failure) {
    if (result.checked?.is_paid ?? true)
      logger.info(`Payments: ${name} was booked by the reconciler`)
    return true
  }
  const { message, code } = failure.error as { message?: string; code?: string }
  logger.warn(`Payments: ${name} cannot be brought up to date yet: ${message}`)
  return code !== "payment_provider_unavailable"
}
