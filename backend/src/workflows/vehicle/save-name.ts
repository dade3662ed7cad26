import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { ShopError, wrongField } from "../../errors/shop-error"
import { NAME_VERSION } from "../../queries/vehicle/staff-vehicles"
import { writeEntries } from "../audit/record-changes"
import { inOneTransaction } from "../transaction/in-one-transaction"
import { handleOf } from "./handle-of"

type NewName = { of: "make"; name: string } | { of: "model"; name: string; make_id: number }

type OwnName = { of: NewName["of"]; id: number; version: string }

const TABLES = { make: "vehicle_make", model: "vehicle_model" } as const
const BELOW = {
  make: { table: "vehicle_model", key: "make_id", what: "models" },
  model: { table: "vehicle", key: "model_id", what: "vehicles" },
} as const

const KNOWN = `select from vehicle_make where handle = :handle`
const KNOWN_MODEL = `select from vehicle_model where handle = :handle and make_id = :make_id`

/** The last step of its workflow: nothing fails behind it that would have to be undone. */
const addVehicleNameStep = createStep("add-vehicle-name", async (input: NewName, step) => {
  const { of, name } = input
  const handle = handleOf(name)
  if (handle === "") throw wrongField("name", "name must have a letter or a digit")
  const id = await inOneTransaction(step, async (transaction) => {
    const { database } = transaction
    const row = { name, handle, ...(input.of === "model" && { make_id: input.make_id }) }
    if (input.of === "model") {
      const make: unknown = await database("vehicle_make")
        .where({ id: input.make_id })
        .forShare()
        .first()
      if (!make) throw new ShopError("vehicle_not_found", { variant: "make", field: "make_id" })
    }
    const { rows } = await database.raw<{ rows: unknown[] }>(
      input.of === "make" ? KNOWN : KNOWN_MODEL,
      row,
    )
    const made = rows.length > 0 ? [] : await insertName(database, of, row)
    const [first] = made
    if (!first) throw new ShopError("vehicle_name_taken", { facts: { name }, field: "name" })
    await writeEntries(step, transaction, {
      audited: { kind: "vehicle", action: "added" },
      changes: [
        { thing_id: thingId(of, first.id), thing_name: name, before: null, after: { name } },
      ],
    })
    return first.id
  })
  return new StepResponse(id)
})

/** Empty where another call was faster. */
function insertName(
  database: Knex.Transaction,
  of: NewName["of"],
  row: { name: string; handle: string; make_id?: number },
): Promise<{ id: number }[]> {
  const key = of === "make" ? ["handle"] : ["make_id", "handle"]
  return database(TABLES[of]).insert(row).onConflict(key).ignore().returning("id")
}

const thingId = (of: NewName["of"], id: number) => `${of}_${id}`

/** Holds the row that was seen. Throws vehicle_not_found, vehicle_changed. */
async function holdName(
  database: Knex.Transaction,
  { of, id, version }: OwnName,
): Promise<{ name: string }> {
  type Row = { name: string; version: string }
  const held = `select own.name, ${NAME_VERSION} as version from ${TABLES[of]} own
    where own.id = ? for update`
  const { rows } = await database.raw<{ rows: Row[] }>(held, [id])
  const [row] = rows
  if (!row) throw new ShopError("vehicle_not_found", { variant: of })
  if (row.version !== version) throw new ShopError("vehicle_changed")
  return row
}

const renameVehicleNameStep = createStep(
  "rename-vehicle-name",
  async ({ name, ...own }: OwnName & { name: string }, step) => {
    const { of, id } = own
    await inOneTransaction(step, async (transaction) => {
      const { database } = transaction
      const before = await holdName(database, own)
      await database(TABLES[of]).where({ id }).update({ name })
      const thing = { thing_id: thingId(of, id), thing_name: name }
      const changes =
        before.name === name ? [] : [{ ...thing, before: { name: before.name }, after: { name } }]
      await writeEntries(step, transaction, {
        audited: { kind: "vehicle", action: "changed" },
        changes,
      })
    })
    return new StepResponse(id)
  },
)

const deleteVehicleNameStep = createStep("delete-vehicle-name", async (own: OwnName, step) => {
  const { of, id } = own
  await inOneTransaction(step, async (transaction) => {
    const { database } = transaction
    const { name } = await holdName(database, own)
    const { table, key, what } = BELOW[of]
    const [below] = await database(table)
      .where({ [key]: id })
      .count<{ count: string }[]>()
    const count = Number(below?.count)
    if (count > 0) throw new ShopError("vehicle_in_use", { facts: { uses: `${what}: ${count}` } })
    await database(TABLES[of]).where({ id }).delete()
    await writeEntries(step, transaction, {
      audited: { kind: "vehicle", action: "deleted" },
      changes: [{ thing_id: thingId(of, id), thing_name: name, before: { name }, after: null }],
    })
  })
  return new StepResponse(id)
})

/** Adds a make, or a model of one; answers its id. Throws vehicle_name_taken, vehicle_not_found. */
export const addVehicleNameWorkflow = createWorkflow(
  "add-vehicle-name",
  (input: NewName) => new WorkflowResponse(addVehicleNameStep(input)),
)

/** Writes a name anew; addresses keep the handle. Throws vehicle_not_found, vehicle_changed. */
export const renameVehicleNameWorkflow = createWorkflow(
  "rename-vehicle-name",
  (input: OwnName & { name: string }) => new WorkflowResponse(renameVehicleNameStep(input)),
)

/** Takes a name away that nothing hangs on. Throws vehicle_in_use and as a change. */
export const deleteVehicleNameWorkflow = createWorkflow(
  "delete-vehicle-name",
  (input: OwnName) => new WorkflowResponse(deleteVehicleNameStep(input)),
)
