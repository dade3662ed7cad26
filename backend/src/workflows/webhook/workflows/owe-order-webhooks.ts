import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { ROUND } from "../delivery"
import { markSweptStep } from "../steps/mark-swept"
import { writeOrderEventsStep, type WriteOrderEventsInput } from "../steps/write-order-events"

export const oweOrderWebhooksWorkflowId = "owe-order-webhooks"

/** One round of writing down what happened to orders; a sweep that left nothing is remembered. */
export const oweOrderWebhooksWorkflow = createWorkflow(
  oweOrderWebhooksWorkflowId,
  (input: WriteOrderEventsInput) => {
    const written = writeOrderEventsStep(input)
    when(
      { input, written },
      ({ input, written }) => !input.announced && written.count < ROUND,
    ).then(() => markSweptStep({ looked_at: written.looked_at }))
    return new WorkflowResponse(transform({ written }, ({ written }) => written.count))
  },
)
