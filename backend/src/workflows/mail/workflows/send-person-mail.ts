import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { PersonMail } from "../../../kit/person-mail"
import { readVerifiedAddress } from "../../../queries/mail/verified-address"
import { readShopSettings } from "../../../queries/shop/shop-settings"
import { readEnvironment } from "../../../settings/environment"
import type { Mail } from "../mail"
import { sendMailsStep } from "../steps/send-mails"
import { writeMail } from "../write-mail"

const writePersonMailStepId = "write-person-mail"

/** The mail, for the address that the person has verified; none where there is no such address. */
const writePersonMailStep = createStep(
  writePersonMailStepId,
  async ({ name, customer_id, key, link, ...said }: PersonMail, { container }) => {
    const to = await readVerifiedAddress(container, customer_id)
    if (to === undefined) return new StepResponse<Mail[]>([])
    const { publicUrl } = readEnvironment(process.env)
    const shop = await readShopSettings(container)
    const written = writeMail({
      facts: [],
      ...said,
      link: { label: link.label, url: `${publicUrl}${link.path}` },
      signature: [shop.name],
    })
    const idempotency_key = `${name}:${key}`
    return new StepResponse<Mail[]>([
      { to, channel: "email", template: name, data: written, idempotency_key },
    ])
  },
)

export const sendPersonMailWorkflowId = "send-person-mail"

/** Writes a plugin's mail to a person; `written` says whether they have a verified address. */
export const sendPersonMailWorkflow = createWorkflow(
  sendPersonMailWorkflowId,
  (input: PersonMail) => {
    const mails = writePersonMailStep(input)
    sendMailsStep({ mails })
    return new WorkflowResponse(
      transform({ mails }, ({ mails }) => ({ written: mails.length > 0 })),
    )
  },
)
