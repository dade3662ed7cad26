import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import type { Mail } from "../mail"
import { claimFailedMailsStep } from "../steps/claim-failed-mails"
import { holdMailsStep } from "../steps/hold-mails"
import { sendMailsStep } from "../steps/send-mails"
import { writeDateMailsStep } from "../steps/write-date-mails"
import { writeNoteMailsStep } from "../steps/write-note-mails"
import { writeReturnMailsStep } from "../steps/write-return-mails"
import { writeOrderMailsStep, type WriteOrderMailsInput } from "../steps/write-order-mails"

export const sendDueMailsWorkflowId = "send-due-mails"

/** One round of mails: what happened to orders, and what a mail server refused before. */
export const sendDueMailsWorkflow = createWorkflow(
  sendDueMailsWorkflowId,
  (input: WriteOrderMailsInput) => {
    const ofOrders = writeOrderMailsStep(input)
    const ofNotes = writeNoteMailsStep()
    const ofReturns = writeReturnMailsStep()
    const ofDates = writeDateMailsStep()
    const written = transform({ ofOrders, ofNotes, ofReturns, ofDates }, together)
    const pending = holdMailsStep({ mails: written })
    const failed = claimFailedMailsStep(input)
    const mails = transform({ pending, failed }, ({ pending, failed }) => [...pending, ...failed])
    return new WorkflowResponse(sendMailsStep({ mails }))
  },
)

type Written = Record<"ofOrders" | "ofNotes" | "ofReturns" | "ofDates", Mail[]>

function together({ ofOrders, ofNotes, ofReturns, ofDates }: Written): Mail[] {
  return [...ofOrders, ...ofNotes, ...ofReturns, ...ofDates]
}
