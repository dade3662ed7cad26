import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { noteHealthStep } from "../steps/note-health"
import { recordOutcomesStep } from "../steps/record-outcomes"
import { sendDeliveriesStep } from "../steps/send-deliveries"
import { writePingStep, type WritePingInput } from "../steps/write-ping"

export const testWebhookWorkflowId = "test-webhook"

/** Sends a test at once and answers its delivery's id. Errors: webhook_not_found. */
export const testWebhookWorkflow = createWorkflow(
  testWebhookWorkflowId,
  (input: WritePingInput) => {
    const ping = writePingStep(input)
    const sent = sendDeliveriesStep({ endpoint_id: input.webhook_id, claimed: ping.claimed })
    recordOutcomesStep({ sent })
    noteHealthStep({ endpoint_id: input.webhook_id, sent })
    return new WorkflowResponse(transform({ ping }, ({ ping }) => ping.id))
  },
)
