import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { claimFailedMailsStep } from "../steps/claim-failed-mails"
import { holdMailsStep } from "../steps/hold-mails"
import { sendMailsStep } from "../steps/send-mails"
import { writeOrderMailsStep, type WriteOrderMailsInput } from "../steps/write-order-mails"

export const sendDueMailsWorkflowId = "send-due-mails"

/** One round of mails: what happened to orders, and what a mail server refused before. */
export const sendDueMailsWorkflow = createWorkflow(
  sendDueMailsWorkflowId,
  (input: WriteOrderMailsInput) => {
    const pending = holdMailsStep({ mails: writeOrderMailsStep(input) })
    const failed = claimFailedMailsStep()
    const mails = transform({ pending, failed }, ({ pending, failed }) => [...pending, ...failed])
    return new WorkflowResponse(sendMailsStep({ mails }))
  },
)
