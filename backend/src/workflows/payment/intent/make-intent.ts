import { ShopError } from "../../../errors/shop-error"
import type { MedusaContainer, PaymentSessionDTO } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { setTimeout as delay } from "node:timers/promises"
import { readIntent } from "../provider/intent"
import { stripeProvider } from "../provider/stripe-provider"

export type MakeIntentInput = {
  open: { client_secret: string | null }
  /** Where no intent was open. */
  begun?: { session_id: string; is_new: boolean }
}

/** Longer than the provider is waited for: whoever began a session this long ago was killed. */
const ABANDONED_MS = 15_000
const PAUSE_MS = 100

export const makeIntentStepId = "make-intent"

/**
 * The client secret of the intent that was open, or of a begun session's: made by whoever began the session, awaited by the others.
 * The session's id is the provider's idempotency key, so that even two who make it make one. It is
 * undone with its session, by begin-session.
 */
export const makeIntentStep = createStep(
  makeIntentStepId,
  async ({ open, begun }: MakeIntentInput, { container }) => {
    const client_secret = open.client_secret ?? (begun ? await secretOf(container, begun) : null)
    if (!client_secret) throw unmade()
    return new StepResponse({ client_secret })
  },
)

async function secretOf(
  container: MedusaContainer,
  { session_id, is_new }: NonNullable<MakeIntentInput["begun"]>,
): Promise<string> {
  if (!is_new) return awaitIntent(container, session_id)
  return makeIntent(container, await retrieve(container, session_id))
}

async function awaitIntent(container: MedusaContainer, sessionId: string): Promise<string> {
  for (;;) {
    const session = await retrieve(container, sessionId)
    const secret = readIntent(session.data)?.client_secret
    if (secret) return secret
    const age = Date.now() - new Date(session.created_at ?? 0).getTime()
    if (age > ABANDONED_MS) return makeIntent(container, session)
    await delay(PAUSE_MS)
  }
}

async function makeIntent(
  container: MedusaContainer,
  { id, amount, currency_code, data }: PaymentSessionDTO,
): Promise<string> {
  const initiated = await stripeProvider(container).initiatePayment({
    amount,
    currency_code,
    data: { ...data, session_id: id },
    context: { idempotency_key: id },
  })
  const secret = readIntent(initiated.data)?.client_secret
  if (!secret) throw unmade()
  if (!(await keepIntent(container, id, initiated.data ?? {}))) {
    // Its order was cancelled meanwhile: nobody may pay what no session tells of.
    await stripeProvider(container).cancelPayment({ data: initiated.data ?? {} })
    throw new ShopError("order_not_payable")
  }
  return secret
}

/** By one statement: the payment module's update would ask the provider again. False without a session. */
async function keepIntent(
  container: MedusaContainer,
  id: string,
  data: Record<string, unknown>,
): Promise<boolean> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `update payment_session set data = data || ?::jsonb, updated_at = now()
    where id = ? and deleted_at is null returning id`,
    [JSON.stringify(data), id],
  )
  return rows.length > 0
}

async function retrieve(container: MedusaContainer, id: string): Promise<PaymentSessionDTO> {
  const [session] = await container.resolve(Modules.PAYMENT).listPaymentSessions({ id: [id] })
  if (!session) throw unmade()
  return session
}

function unmade(): MedusaError {
  return new MedusaError(
    MedusaError.Types.UNEXPECTED_STATE,
    "The payment provider made no payment",
    "payment_provider_refused",
  )
}
