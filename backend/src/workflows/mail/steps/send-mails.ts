import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readHandedOver } from "../../../queries/mail/handed-over-mails"
import { readEnvironment } from "../../../settings/environment"
import type { Mail } from "../mail"

/** As many connections as a mail server takes without a thought. */
const AT_ONCE = 5

export const sendMailsStepId = "send-mails"

/**
 * Sends mails by Medusa's notification module, each once for its idempotency key. What a server
 * refuses stays behind as a failed notification: claim-failed-mails takes it up again. Nothing
 * takes a sent mail back: there is no compensation.
 */
export const sendMailsStep = createStep(
  sendMailsStepId,
  async ({ mails }: { mails: Mail[] }, { container }) => {
    const notifications = container.resolve(Modules.NOTIFICATION)
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    const letters = (await Promise.all(mails.map(withContent))).filter((letter) => letter !== null)
    for (let at = 0; at < letters.length; at += AT_ONCE) {
      try {
        await notifications.createNotifications(letters.slice(at, at + AT_ONCE))
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        logger.warn(`Mails could not be sent and are tried again: ${reason}`)
      }
    }
    return new StepResponse({ tried: letters.length })
  },
)

/** A secret link of the identity service stays in its file, out of the notification's row. */
async function withContent(mail: Mail) {
  if (!("file" in mail.data)) return mail
  const content = await readHandedOver(readEnvironment(process.env).dataDir, mail.data.file)
  return content ? { ...mail, content } : null
}
