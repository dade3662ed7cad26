import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readReceivers } from "../../../queries/mail/receivers"
import { holdUnverified } from "../hold-unverified"
import { STAFF_TEMPLATE, type Mail } from "../mail"

const HOLD = `insert into notification
    (id, "to", channel, template, data, resource_type, resource_id, idempotency_key, status,
      provider_data)
  select id, "to", channel, template, data, resource_type, resource_id, idempotency_key,
    'failure', '{"held": "unverified"}'
  from jsonb_to_recordset(cast(:rows as jsonb)) as held(
    id text, "to" text, channel text, template text, data jsonb, resource_type text,
    resource_id text, idempotency_key text)
  on conflict (idempotency_key) where deleted_at is null do nothing`

export const holdMailsStepId = "hold-mails"

/**
 * Answers the mails that may go out. Those beyond what an unverified address gets are written as
 * notifications that failed, held: staff see them, and claim-failed-mails takes them once the
 * address is verified. Medusa's module cannot write a notification without sending it.
 */
export const holdMailsStep = createStep(
  holdMailsStepId,
  async ({ mails }: { mails: Mail[] }, { container }) => {
    const staffs = mails.filter(({ template }) => template === STAFF_TEMPLATE)
    const customers = mails
      .filter(({ template }) => template !== STAFF_TEMPLATE)
      .map((mail) => ({ ...mail, order_id: mail.resource_id ?? "" }))
    if (customers.length === 0) return new StepResponse(staffs, [])
    const asked = customers.map(({ to, order_id }) => ({ to, order_id }))
    const { sent, held } = holdUnverified(customers, await readReceivers(container, asked))
    const rows = held.map((mail) => ({ ...mail, id: generateEntityId(undefined, "noti") }))
    if (rows.length > 0) {
      const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
      await database.raw(HOLD, { rows: JSON.stringify(rows) })
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.warn(`${rows.length} mails to unverified addresses are held until they are verified`)
    }
    const letters = sent.map(({ order_id: _, ...mail }) => mail)
    return new StepResponse(
      [...letters, ...staffs],
      rows.map(({ id }) => id),
    )
  },
  async (ids, { container }) => {
    if (!ids?.length) return
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    await database("notification").whereIn("id", ids).delete()
  },
)
