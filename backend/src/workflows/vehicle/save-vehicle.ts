import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { NewVehicle } from "../../contract/staff/vehicle/vehicles"
import { ShopError } from "../../errors/shop-error"
import { changedFacts } from "../../queries/audit/facts/changed-facts"
import { writeEntries } from "../audit/record-changes"
import { inOneTransaction } from "../transaction/in-one-transaction"
import { holdVehicle, recordOf, toldVehicle, writeVehicle } from "./write-vehicle"

type Seen = { id: number; version: string }

const factOf = (id: number, name: string, values: Record<string, unknown>) => ({
  key: String(id),
  thing_id: `vehicle_${id}`,
  thing_name: name,
  values,
})

/** The last step of its workflow: nothing fails behind it that would have to be undone. */
const addVehicleStep = createStep("add-vehicle", async (input: NewVehicle, step) => {
  const record = recordOf(input)
  const id = await inOneTransaction(step, async (transaction) => {
    const made = await writeVehicle(transaction.database, record)
    const { name, ...held } = await holdVehicle(transaction.database, { id: made })
    await writeEntries(step, transaction, {
      audited: { kind: "vehicle", action: "added" },
      changes: changedFacts([], [factOf(made, name, toldVehicle(held))]),
    })
    return made
  })
  return new StepResponse(id)
})

const changeVehicleStep = createStep(
  "change-vehicle",
  async ({ id, version, ...said }: Seen & NewVehicle, step) => {
    const record = recordOf(said)
    await inOneTransaction(step, async (transaction) => {
      const { name, ...before } = await holdVehicle(transaction.database, { id, version })
      await writeVehicle(transaction.database, record, id)
      await writeEntries(step, transaction, {
        audited: { kind: "vehicle", action: "changed" },
        changes: changedFacts(
          [factOf(id, name, toldVehicle(before))],
          [factOf(id, name, toldVehicle(record))],
        ),
      })
    })
    return new StepResponse(id)
  },
)

const USES = `select (select count(*) from fitment where vehicle_id = :id) as fitments,
    (select count(*) from garage_vehicle where vehicle_id = :id) as garages`

const deleteVehicleStep = createStep("delete-vehicle", async (seen: Seen, step) => {
  const { id } = seen
  await inOneTransaction(step, async (transaction) => {
    const { database } = transaction
    // Who names the vehicle waits for its row: nothing is added behind this count.
    const { name, ...before } = await holdVehicle(database, seen)
    type Uses = { fitments: string; garages: string }
    const { rows } = await database.raw<{ rows: [Uses] }>(USES, { id })
    const [{ fitments, garages }] = rows
    const uses = [
      ...(Number(fitments) > 0 ? [`fitments: ${fitments}`] : []),
      ...(Number(garages) > 0 ? [`vehicles in garages: ${garages}`] : []),
    ].join(", ")
    if (uses) throw new ShopError("vehicle_in_use", { facts: { uses } })
    await database("vehicle").where({ id }).delete()
    await writeEntries(step, transaction, {
      audited: { kind: "vehicle", action: "deleted" },
      changes: changedFacts([factOf(id, name, toldVehicle(before))], []),
    })
  })
  return new StepResponse(id)
})

/** Adds a vehicle; answers its id. Throws vehicle_not_found of its model, invalid_input. */
export const addVehicleWorkflow = createWorkflow(
  "add-vehicle",
  (input: NewVehicle) => new WorkflowResponse(addVehicleStep(input)),
)

/** Puts what is said in the place of what was seen. Throws vehicle_changed and as an addition. */
export const changeVehicleWorkflow = createWorkflow(
  "change-vehicle",
  (input: Seen & NewVehicle) => new WorkflowResponse(changeVehicleStep(input)),
)

/** Takes a vehicle away that nothing hangs on. Throws vehicle_in_use, vehicle_changed. */
export const deleteVehicleWorkflow = createWorkflow(
  "delete-vehicle",
  (input: Seen) => new WorkflowResponse(deleteVehicleStep(input)),
)
