import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { clearHandOverStep } from "../steps/clear-hand-over"
import { sendMailsStep } from "../steps/send-mails"
import { takeAccountMailsStep } from "../steps/take-account-mails"

export const sendAccountMailsWorkflowId = "send-account-mails"

/** Sends what the embedded identity service handed over: verification and reset mails. */
export const sendAccountMailsWorkflow = createWorkflow(sendAccountMailsWorkflowId, () => {
  const mails = takeAccountMailsStep()
  sendMailsStep({ mails })
  return new WorkflowResponse(clearHandOverStep())
})
