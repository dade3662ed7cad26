import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { SetSuccessor } from "../../contract/staff/vehicle/supersessions"
import { ShopError, wrongField } from "../../errors/shop-error"
import { holdNumber } from "../../locks/advisory-lock"
import { ADVISORY_LOCKS } from "../../locks/locks"
import { SUPERSESSION_CIRCLE } from "../../modules/vehicle/supersession-guard"
import { withoutZero } from "../../contract/text"
import { changedFacts } from "../../queries/audit/facts/changed-facts"
import { writeEntries } from "../audit/record-changes"
import { inOneTransaction } from "../transaction/in-one-transaction"

type SetSuccessorInput = SetSuccessor & { variant_id: string }

type Named = { id: string; sku: string | null; product_id: string; title: string }

const VARIANT = `select v.id, v.sku, v.product_id, p.title
  from product_variant v join product p on p.id = v.product_id and p.deleted_at is null
  where v.deleted_at is null`

async function variantOf(
  database: Knex.Transaction,
  by: "id" | "sku",
  value: string,
): Promise<Named | undefined> {
  const statement = `${VARIANT} and v.${by} = ?`
  const { rows } = await database.raw<{ rows: Named[] }>(statement, [withoutZero(value)])
  return rows[0]
}

const WRITE = `insert into supersession (old_variant_id, new_variant_id) values (:old, :by)
  on conflict (old_variant_id) do update set new_variant_id = excluded.new_variant_id`

/** The last step of its workflow: nothing fails behind it that would have to be undone. */
const setSuccessorStep = createStep("set-successor", async (input: SetSuccessorInput, step) => {
  const { variant_id, sku, seen } = input
  await inOneTransaction(step, async (transaction) => {
    const { database } = transaction
    await holdNumber(database, ADVISORY_LOCKS.supersession)
    const part = await variantOf(database, "id", variant_id)
    if (!part) throw new ShopError("product_not_found", { variant: "unknown" })
    const [known] = await database<{ new_variant_id: string }>("supersession").where({
      old_variant_id: variant_id,
    })
    if ((known?.new_variant_id ?? null) !== seen) throw new ShopError("successor_changed")
    const before = known && (await variantOf(database, "id", known.new_variant_id))
    const after = sku === null ? undefined : await variantOf(database, "sku", sku)
    if (sku !== null && !after) throw wrongField("sku", "No part has this number")
    await write(database, part, after)
    const factOf = (successor: Named | undefined) => ({
      key: part.id,
      thing_id: part.product_id,
      thing_name: [part.title, part.sku].filter(Boolean).join(" "),
      values: { successor: successor?.sku ?? "" },
    })
    await writeEntries(step, transaction, {
      audited: { kind: "fitment", action: "changed" },
      changes: changedFacts([factOf(before)], [factOf(after)]),
    })
  })
  return new StepResponse(null)
})

/** The database itself refuses a circle, whoever writes it. */
async function write(
  database: Knex.Transaction,
  part: Named,
  successor: Named | undefined,
): Promise<void> {
  if (!successor) {
    await database("supersession").where({ old_variant_id: part.id }).delete()
    return
  }
  if (successor.id === part.id) {
    throw new ShopError("successor_circle", { variant: "itself", field: "sku" })
  }
  try {
    await database.raw(WRITE, { old: part.id, by: successor.id })
  } catch (error) {
    if ((error as { code?: unknown }).code !== SUPERSESSION_CIRCLE) throw error
    const facts = { part: successor.sku ?? successor.title }
    throw new ShopError("successor_circle", { facts, field: "sku" })
  }
}

/**
 * Says which part takes a part's place, or that none does. Throws successor_changed where another is
 * there than was seen, successor_circle, product_not_found.
 */
export const setSuccessorWorkflow = createWorkflow(
  "set-successor",
  (input: SetSuccessorInput) => new WorkflowResponse(setSuccessorStep(input)),
)
