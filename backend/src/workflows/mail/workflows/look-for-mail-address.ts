import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { readVerifiedAddress } from "../../../queries/mail/verified-address"

const lookForMailAddressStepId = "look-for-mail-address-step"

const lookForMailAddressStep = createStep(
  lookForMailAddressStepId,
  async ({ customer_id }: { customer_id: string }, { container }) => {
    const address = await readVerifiedAddress(container, customer_id)
    return new StepResponse({ verified: address !== undefined })
  },
)

export const lookForMailAddressWorkflowId = "look-for-mail-address"

/** Whether somebody has an account whose address they have verified. Plugins ask by this name. */
export const lookForMailAddressWorkflow = createWorkflow(
  lookForMailAddressWorkflowId,
  (input: { customer_id: string }) => new WorkflowResponse(lookForMailAddressStep(input)),
)
