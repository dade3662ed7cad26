import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { NewFitment } from "../../contract/staff/vehicle/fitments"
import { ShopError } from "../../errors/shop-error"
import { changedFacts } from "../../queries/audit/facts/changed-facts"
import { FITMENT_VERSION } from "../../queries/fitment/staff-fitments"
import { writeEntries } from "../audit/record-changes"
import { inOneTransaction } from "../transaction/in-one-transaction"
import { fitmentRecord, toldFitment, type FitmentRecord } from "./fitment-record"
import { holdPart, type HeldPart } from "./held-part"

type Seen = { id: number; version: string }
type Said = Omit<NewFitment, "variant_id">

/** Of the fitments that staff write one by one. */
const BY_HAND = "hand"

const factOf = (
  { thing_id, thing_name }: HeldPart,
  id: number,
  values: Record<string, unknown>,
) => ({
  key: String(id),
  thing_id,
  thing_name,
  values,
})

const SAME = `select from fitment
  where variant_id = :variant_id and vehicle_id = :vehicle_id and position = :position
    and built_from is not distinct from :built_from and built_to is not distinct from :built_to
    and note = :note and id <> :id limit 1`

/** Throws fitment_known where the part's other fitments say the same. */
async function refuseTwin(
  database: Knex.Transaction,
  row: FitmentRecord & { variant_id: string; id: number },
): Promise<void> {
  const { variant_id, vehicle_id, position, built_from, built_to, note, id } = row
  const bindings = { variant_id, vehicle_id, position, built_from, built_to, note, id }
  const { rows } = await database.raw<{ rows: unknown[] }>(SAME, bindings)
  if (rows.length > 0) throw new ShopError("fitment_known")
}

/** The last step of its workflow: nothing fails behind it that would have to be undone. */
const addFitmentStep = createStep("add-fitment", async (input: NewFitment, step) => {
  const { variant_id, ...said } = input
  const id = await inOneTransaction(step, async (transaction) => {
    const { database } = transaction
    const part = await holdPart(database, variant_id)
    const record = await fitmentRecord(database, said)
    await refuseTwin(database, { ...record, variant_id, id: 0 })
    const [made] = await database("fitment")
      .insert({ ...record, variant_id, source: BY_HAND })
      .returning<{ id: string }[]>("id")
    const added = Number(made?.id)
    await writeEntries(step, transaction, {
      audited: { kind: "fitment", action: "added" },
      changes: changedFacts([], [factOf(part, added, await toldFitment(database, record))]),
    })
    return added
  })
  return new StepResponse(id)
})

type Held = FitmentRecord & { variant_id: string }

/**
 * Holds a fitment as it was seen, and its part before it: so do all that write them. Throws
 * fitment_not_found, vehicle_changed.
 */
async function holdFitment(
  database: Knex.Transaction,
  { id, version }: Seen,
): Promise<{ part: HeldPart; before: Held }> {
  const [known] = await database<{ variant_id: string }>("fitment").where({ id })
  if (!known) throw new ShopError("fitment_not_found")
  const part = await holdPart(database, known.variant_id)
  type Row = { record: Held; version: string }
  const held = `select to_jsonb(f) as record, ${FITMENT_VERSION} as version
    from fitment f where id = ? for update`
  const { rows } = await database.raw<{ rows: Row[] }>(held, [id])
  const [row] = rows
  if (!row) throw new ShopError("fitment_not_found")
  if (row.version !== version) throw new ShopError("vehicle_changed")
  return { part, before: row.record }
}

const changeFitmentStep = createStep(
  "change-fitment",
  async ({ id, version, ...said }: Seen & Said, step) => {
    await inOneTransaction(step, async (transaction) => {
      const { database } = transaction
      const { part, before } = await holdFitment(database, { id, version })
      const record = await fitmentRecord(database, said)
      await refuseTwin(database, { ...record, variant_id: before.variant_id, id })
      await database("fitment").where({ id }).update(record)
      const was = factOf(part, id, await toldFitment(database, before))
      const is = factOf(part, id, await toldFitment(database, record))
      await writeEntries(step, transaction, {
        audited: { kind: "fitment", action: "changed" },
        changes: changedFacts([was], [is]),
      })
    })
    return new StepResponse(id)
  },
)

const deleteFitmentStep = createStep("delete-fitment", async (seen: Seen, step) => {
  const { id } = seen
  await inOneTransaction(step, async (transaction) => {
    const { database } = transaction
    const { part, before } = await holdFitment(database, seen)
    await database("fitment").where({ id }).delete()
    await writeEntries(step, transaction, {
      audited: { kind: "fitment", action: "deleted" },
      changes: changedFacts([factOf(part, id, await toldFitment(database, before))], []),
    })
  })
  return new StepResponse(id)
})

/**
 * Says that a part fits a vehicle; answers the fitment's id. Throws product_not_found,
 * vehicle_not_found, fitment_known, and invalid_input for months that the vehicle has not.
 */
export const addFitmentWorkflow = createWorkflow(
  "add-fitment",
  (input: NewFitment) => new WorkflowResponse(addFitmentStep(input)),
)

/** Puts what is said in the place of what was seen. Throws vehicle_changed and as an addition. */
export const changeFitmentWorkflow = createWorkflow(
  "change-fitment",
  (input: Seen & Said) => new WorkflowResponse(changeFitmentStep(input)),
)

/** Takes back that a part fits a vehicle. Throws fitment_not_found, vehicle_changed. */
export const deleteFitmentWorkflow = createWorkflow(
  "delete-fitment",
  (input: Seen) => new WorkflowResponse(deleteFitmentStep(input)),
)
