import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { listHandedOver, readHandedOver } from "../../../queries/mail/handed-over-mails"
import { accountMailKey, readAccountMails } from "../../../queries/mail/account-mails"
import { readEnvironment } from "../../../settings/environment"
import { ROUND, type Mail } from "../mail"

export const takeAccountMailsStepId = "take-account-mails"

/** The mails of the embedded identity service that the notification module does not know yet. */
export const takeAccountMailsStep = createStep(
  takeAccountMailsStepId,
  async (_: unknown, { container }) => {
    const { dataDir } = readEnvironment(process.env)
    const files = await listHandedOver(dataDir)
    const known = new Set((await readAccountMails(container, files)).map(({ file }) => file))
    const unknown = files
      .filter((file) => !known.has(file))
      .sort()
      .slice(0, ROUND)
    const mails: Mail[] = []
    for (const file of unknown) {
      const message = await readHandedOver(dataDir, file)
      if (!message) continue
      mails.push({
        to: message.to,
        channel: "email",
        template: "account",
        data: { file },
        idempotency_key: accountMailKey(file),
      })
    }
    return new StepResponse(mails)
  },
)
