import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { claimDeliveriesStep, type ClaimDeliveriesInput } from "../steps/claim-deliveries"
import { noteHealthStep } from "../steps/note-health"
import { recordOutcomesStep } from "../steps/record-outcomes"
import { sendDeliveriesStep } from "../steps/send-deliveries"

export const sendWebhooksWorkflowId = "send-webhooks"

/** Sends an endpoint's next deliveries; answers how many there were. */
export const sendWebhooksWorkflow = createWorkflow(
  sendWebhooksWorkflowId,
  (input: ClaimDeliveriesInput) => {
    const claimed = claimDeliveriesStep(input)
    const sent = sendDeliveriesStep({ endpoint_id: input.endpoint_id, claimed })
    recordOutcomesStep({ sent })
    noteHealthStep({ endpoint_id: input.endpoint_id, sent })
    return new WorkflowResponse(transform({ sent }, ({ sent }) => sent.length))
  },
)
