import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import {
  acquireLockStep,
  createOrUpdateOrderPaymentCollectionWorkflow,
  createPaymentSessionsWorkflow,
  releaseLockStep,
} from "@medusajs/medusa/core-flows"
import { LOCK_RETRY, LOCK_TIMEOUT, LOCK_TTL, orderLockKey } from "../order-lock"
import { findOpenIntentStep } from "../steps/find-open-intent"
import { readClientSecretStep } from "../steps/read-client-secret"
import { selectPayableOrderStep, type SelectPayableOrderInput } from "../steps/select-payable-order"
import { sessionInput } from "./create-payment-intent-input"

export type CreatePaymentIntentInput = SelectPayableOrderInput

export const createPaymentIntentWorkflowId = "create-payment-intent"

/**
 * What the browser needs to pay an order's due amount: the client secret of its one open payment
 * intent, made now unless there is one. Errors: see PAYMENT_ERRORS.
 */
export const createPaymentIntentWorkflow = createWorkflow(
  createPaymentIntentWorkflowId,
  (input: CreatePaymentIntentInput) => {
    const chosen = selectPayableOrderStep(input)
    const key = transform({ chosen }, ({ chosen }) => orderLockKey(chosen.order_id))
    acquireLockStep({ key, timeout: LOCK_TIMEOUT, ttl: LOCK_TTL, retryInterval: LOCK_RETRY })
    // Read again: what was due may have been paid while this waited for the lock.
    const order = selectPayableOrderStep({
      customer_id: input.customer_id,
      amount: input.amount,
      order_id: chosen.order_id,
    }).config({ name: "select-locked-order" })
    const open = findOpenIntentStep(order)
    const created = when(
      "order-has-no-open-intent",
      { open },
      ({ open }) => !open.client_secret,
    ).then(() => {
      const collections = createOrUpdateOrderPaymentCollectionWorkflow.runAsStep({
        input: { order_id: order.order_id },
      })
      return createPaymentSessionsWorkflow.runAsStep({
        input: transform({ collections, order }, sessionInput),
      })
    })
    const { client_secret } = readClientSecretStep({ open, created })
    releaseLockStep({ key })
    return new WorkflowResponse({ client_secret, order_id: order.order_id })
  },
)
