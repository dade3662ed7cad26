import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readKeysOf } from "../../../queries/account/key-makers"
import { actorOf } from "../../audit/actor-of"
import { recordChanges } from "../../audit/record-changes"
import { inOneTransaction } from "../../transaction/in-one-transaction"

export type RevokeKeysInput = { user_id: string }

export const revokeKeysStepId = "revoke-keys"

const REVOKE = "update api_key set revoked_at = now(), revoked_by = :by where id = any(:ids)"
const RESTORE = `update api_key k set revoked_at = was.revoked_at, revoked_by = was.revoked_by
  from jsonb_to_recordset(cast(:before as jsonb)) was(id text, revoked_at timestamptz, revoked_by text)
  where k.id = was.id`

/** Ends the API keys that somebody of Medusa Admin made; undone where the rest fails. */
export const revokeKeysStep = createStep(
  revokeKeysStepId,
  async ({ user_id }: RevokeKeysInput, step) => {
    const written = await inOneTransaction(step, async (transaction) => {
      const { database } = transaction
      const before = await readKeysOf(database, user_id)
      const ids = before.map(({ id }) => id)
      const audited = { kind: "api_key", ids, action: "ended with its maker" } as const
      const { id: by, name } = await actorOf(step, database)
      const { entry_ids } = await recordChanges(step, [transaction, audited], () =>
        database.raw(REVOKE, { ids, by: by ?? name }),
      )
      return { audited: { ...audited, entry_ids }, before: JSON.stringify(before) }
    })
    return new StepResponse({ user_id }, written)
  },
  async (written, step) => {
    if (!written) return
    await inOneTransaction(step, (transaction) =>
      recordChanges(step, [transaction, written.audited], () =>
        transaction.database.raw(RESTORE, { before: written.before }),
      ),
    )
  },
)
