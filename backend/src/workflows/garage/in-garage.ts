import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { holdName } from "../../locks/advisory-lock"
import { garageLock } from "../../locks/locks"
import { acquireMutex } from "../../locks/mutex"
import { inOneTransaction, type Step } from "../transaction/in-one-transaction"

/** A row of a garage as the table has it. */
export type GarageRecord = { id: string; version: number } & Record<string, unknown>

/** Which vehicle of whose garage. */
export type OwnVehicle = { id: string; customer_id: string }

/** Changes a person's garage in one transaction, alone: its rows stay as they are read. */
export async function inGarage<Result>(
  step: Step,
  customer_id: string,
  task: (database: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  const name = garageLock(customer_id)
  // Who waits for the name waits without a connection of the pool.
  const release = await acquireMutex(name)
  try {
    return await inOneTransaction(step, async ({ database }) => {
      await holdName(database, name)
      return task(database)
    })
  } finally {
    release()
  }
}

const RESTORE = `insert into garage_vehicle
  select * from jsonb_populate_record(null::garage_vehicle, cast(? as jsonb))`

/** Puts a row back as it was, in place of what the id has now. */
export async function restoreRecord(
  database: Knex.Transaction,
  record: GarageRecord,
): Promise<void> {
  await database.raw("delete from garage_vehicle where id = ?", [record.id])
  await database.raw(RESTORE, [JSON.stringify(record)])
}

const OWN = `select to_jsonb(own) as record from garage_vehicle own
  where id = :id and customer_id = :customer_id`

/** A vehicle of a garage that is held; undefined for anybody else's, too. */
export async function readRecord(
  database: Knex.Transaction,
  own: OwnVehicle,
): Promise<GarageRecord | undefined> {
  const { rows } = await database.raw<{ rows: { record: GarageRecord }[] }>(OWN, own)
  return rows[0]?.record
}
