import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { LAST_MONTH } from "../../contract/vehicle/month"
import { fitmentsLock } from "../../locks/locks"
import { readOwnFitments, type OwnFitment } from "../../queries/fitment/own-fitments"
import type { AuditedStep } from "../audit/actor-of"
import { writeEntries } from "../audit/record-changes"
import {
  inOneTransaction,
  type SharedTransaction,
  type Step,
} from "../transaction/in-one-transaction"
import { addVehiclesOf } from "./add-vehicles"

/** What a file says of a part; a vehicle below zero is one that is added with it. */
export type WantedFitment = Omit<OwnFitment, "id">

/** All that the shop itself says of a part from now on. */
export type FittedPart = { variant_id: string; fitments: readonly WantedFitment[] }

type ReplaceFitmentsInput = { parts: readonly FittedPart[] }

const SOURCE = "csv"

/**
 * Tells a part's fitments apart; how many a vehicle has of it is what they say. Months that are all
 * of the vehicle's own are none.
 */
export function fitmentKey(fitment: WantedFitment): string {
  const { vehicle, position, note } = fitment
  const from = (fitment.built_from ?? 0) > vehicle.built_from ? fitment.built_from : null
  const to = (fitment.built_to ?? LAST_MONTH) < (vehicle.built_to ?? LAST_MONTH)
  return JSON.stringify([vehicle.id, position, from, to ? fitment.built_to : null, note])
}

/** Names in one order for everybody: two files of the same parts do not wait for one another. */
const HOLD = `select pg_advisory_xact_lock(hashtextextended(held.name, 0))
  from unnest(cast(? as text[])) with ordinality held(name, place) order by held.place`

const THINGS = `select v.id as variant_id, p.id as thing_id, concat_ws(' ', p.title, v.sku) as thing_name
  from product_variant v join product p on p.id = v.product_id
  where v.id = any(cast(? as text[]))`

type Thing = { variant_id: string; thing_id: string; thing_name: string }

/**
 * Puts what is said of some parts in the place of what the shop itself said of them, with the vehicles
 * that it adds and an entry of the trail for each part that is changed.
 */
export async function replaceFitments(
  step: AuditedStep & Step,
  transaction: SharedTransaction,
  parts: readonly FittedPart[],
): Promise<void> {
  const { database } = transaction
  const all = parts.flatMap(({ fitments }) => fitments.map(({ vehicle }) => vehicle))
  const idOf = await addVehiclesOf(database, all)
  const ids = parts.map(({ variant_id }) => variant_id).sort()
  await database.raw(HOLD, [ids.map(fitmentsLock)])
  const { rows: things } = await database.raw<{ rows: Thing[] }>(THINGS, [ids])
  const own = await readOwnFitments(database, ids)
  const changes = parts.map(({ variant_id, fitments }) => {
    const wanted = fitments.map((fitment) => {
      const id = idOf.get(fitment.vehicle.id) ?? fitment.vehicle.id
      return { ...fitment, vehicle: { ...fitment.vehicle, id } }
    })
    return { variant_id, ...differenceOf(own.get(variant_id) ?? [], wanted) }
  })
  await writeChanges(database, changes)
  await writeEntries(step, transaction, {
    audited: { kind: "fitment", action: "imported" },
    changes: things.flatMap(({ variant_id, ...thing }) => {
      const change = changes.find((one) => one.variant_id === variant_id)
      if (!change || change.added.length + change.removed.length === 0) return []
      const [added, removed] = [change.added.length, change.removed.length]
      const after = { fitments: change.before - removed + added, added, removed }
      return [{ ...thing, before: { fitments: change.before }, after }]
    }),
  })
}

/** The last step of its workflow: nothing fails behind it that would have to be undone. */
const replaceFitmentsStep = createStep(
  "replace-fitments",
  async ({ parts }: ReplaceFitmentsInput, step) => {
    await inOneTransaction(step, (transaction) => replaceFitments(step, transaction, parts))
    return new StepResponse(null)
  },
)

type Difference = { before: number; added: WantedFitment[]; removed: number[] }

/** What is to be added and taken, so that a part fits what is wanted and nothing else. */
export function differenceOf(
  own: readonly OwnFitment[],
  wanted: readonly WantedFitment[],
): Difference {
  const says = (fitment: WantedFitment) => `${fitmentKey(fitment)} ${fitment.quantity}`
  const before = new Set(own.map(says))
  const after = new Set(wanted.map(says))
  return {
    before: own.length,
    added: wanted.filter((fitment) => !before.has(says(fitment))),
    removed: own.filter((fitment) => !after.has(says(fitment))).map(({ id }) => id),
  }
}

const INSERT = `insert into fitment
    (variant_id, vehicle_id, position, quantity, built_from, built_to, note, source)
  select given.*, '${SOURCE}' from unnest(cast(:variants as text[]), cast(:vehicles as integer[]),
    cast(:positions as text[]), cast(:quantities as smallint[]), cast(:from as integer[]),
    cast(:to as integer[]), cast(:notes as text[])) given`

async function writeChanges(
  database: Knex.Transaction,
  changes: readonly (Difference & { variant_id: string })[],
): Promise<void> {
  const removed = changes.flatMap((change) => change.removed)
  if (removed.length > 0) {
    await database.raw("delete from fitment where id = any(cast(? as bigint[]))", [removed])
  }
  const added = changes.flatMap(({ variant_id, added }) =>
    added.map((fitment) => ({ variant_id, ...fitment })),
  )
  if (added.length === 0) return
  await database.raw(INSERT, {
    variants: added.map(({ variant_id }) => variant_id),
    vehicles: added.map(({ vehicle }) => vehicle.id),
    positions: added.map(({ position }) => position),
    quantities: added.map(({ quantity }) => quantity),
    from: added.map(({ built_from }) => built_from),
    to: added.map(({ built_to }) => built_to),
    notes: added.map(({ note }) => note),
  })
}

/**
 * Puts what a file says of some parts in the place of what the shop itself said of them, in one
 * transaction, with the vehicles that it adds. What other makers of data said of them stays.
 */
export const replaceFitmentsWorkflow = createWorkflow(
  "replace-fitments",
  (input: ReplaceFitmentsInput) => new WorkflowResponse(replaceFitmentsStep(input)),
)
