import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { LOCK_RETRY, LOCK_TIMEOUT, LOCK_TTL } from "../../payment/order-lock"
import { findKeyedOrderStep } from "../steps/find-keyed-order"
import { placeOrderWorkflow } from "./place-order"
import type { PlaceOrderInput } from "./place-order-input"

export const placeOrderOnceWorkflowId = "place-order-once"

/** One order for one Idempotency-Key of a customer, however often and at once it is asked for. */
export const placeOrderOnceWorkflow = createWorkflow(
  placeOrderOnceWorkflowId,
  (input: PlaceOrderInput & { idempotency_key: string }) => {
    const key = transform(
      { input },
      ({ input }) => `place-order:${input.customer_id}:${input.idempotency_key}`,
    )
    acquireLockStep({ key, timeout: LOCK_TIMEOUT, ttl: LOCK_TTL, retryInterval: LOCK_RETRY })
    const before = findKeyedOrderStep({
      customer_id: input.customer_id,
      idempotency_key: input.idempotency_key,
    })
    when("order-is-new", { before }, ({ before }) => !before.id).then(() => {
      placeOrderWorkflow.runAsStep({ input })
    })
    releaseLockStep({ key })
    return new WorkflowResponse(before)
  },
)
