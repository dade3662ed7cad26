import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { ShopError } from "../../errors/shop-error"
import { IS_OPEN_KEY } from "../../queries/scoped-key/scoped-keys"
import { actorOf } from "../audit/actor-of"
import { recordChanges } from "../audit/record-changes"
import { inOneTransaction } from "../transaction/in-one-transaction"

type EndScopedKeyInput = { id: string }

const END = `update api_key k set revoked_at = now(), revoked_by = :by
  where k.id = :id and ${IS_OPEN_KEY} and k.id in (select id from scoped_key) returning k.id`

const endScopedKeyStepId = "end-scoped-key"

/** The only step: a key that was ended stays so. */
const endScopedKeyStep = createStep(endScopedKeyStepId, async ({ id }: EndScopedKeyInput, step) => {
  await inOneTransaction(step, async (transaction) => {
    const { database } = transaction
    const { id: actor, name } = await actorOf(step, database)
    const audited = { kind: "api_key", ids: [id], action: "revoked" } as const
    const { result } = await recordChanges(step, [transaction, audited], () =>
      database.raw<{ rows: unknown[] }>(END, { id, by: actor ?? name }),
    )
    if (result.rows.length === 0) throw new ShopError("scoped_key_not_found")
  })
  return new StepResponse({ id })
})

export const endScopedKeyWorkflowId = "end-scoped-key"

/** Ends a key with scopes at once. Throws ShopError `scoped_key_not_found`. */
export const endScopedKeyWorkflow = createWorkflow(
  endScopedKeyWorkflowId,
  (input: EndScopedKeyInput) => new WorkflowResponse(endScopedKeyStep(input)),
)
