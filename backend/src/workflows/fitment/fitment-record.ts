import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { NewFitment } from "../../contract/staff/vehicle/fitments"
import { LAST_MONTH, monthOf, monthText } from "../../contract/vehicle/month"
import { ShopError, wrongField } from "../../errors/shop-error"
import { OF_VEHICLE } from "../../queries/vehicle/vehicle-rows"

/** What a fitment says, as its table has it. */
export type FitmentRecord = {
  vehicle_id: number
  position: string
  quantity: number
  built_from: number | null
  built_to: number | null
  note: string
}

type Built = { built_from: number; built_to: number | null }

/**
 * A fitment as it is kept; its vehicle stays while the transaction lasts. Throws vehicle_not_found,
 * and invalid_input for months in which the vehicle was not built.
 */
export async function fitmentRecord(
  database: Knex.Transaction,
  said: Omit<NewFitment, "variant_id">,
): Promise<FitmentRecord> {
  const { vehicle_id, position, quantity, note } = said
  const [vehicle] = await database<Built>("vehicle").where({ id: vehicle_id }).forShare()
  if (!vehicle) throw new ShopError("vehicle_not_found", { field: "vehicle_id" })
  const [from, to] = [said.built_from, said.built_to].map((text) => (text ? monthOf(text) : null))
  const record = { built_from: from ?? null, built_to: to ?? null }
  if (record.built_from && record.built_to && record.built_to < record.built_from) {
    throw wrongField("built_to", "must not be before the first month")
  }
  if (!meets(record, vehicle)) {
    throw wrongField("built_from", `This vehicle was built ${spanText(vehicle)}`)
  }
  return { vehicle_id, position, quantity, note, ...record }
}

function meets(
  { built_from, built_to }: Pick<FitmentRecord, keyof Built>,
  vehicle: Built,
): boolean {
  return (
    (built_from ?? 0) <= (vehicle.built_to ?? LAST_MONTH) &&
    (built_to ?? LAST_MONTH) >= vehicle.built_from
  )
}

/** "2013-06 – 2018-11", and nothing behind the dash where it has no end. */
function spanText({ built_from, built_to }: Pick<FitmentRecord, keyof Built>): string {
  const told = (month: number | null) => (month === null ? "" : monthText(month))
  return `${told(built_from)} – ${told(built_to)}`.trim()
}

const NAME = `select concat_ws(' ', k.name, m.name, nullif(v.generation, '')) as name
  from vehicle v ${OF_VEHICLE} where v.id = ?`

/** What the trail tells of a fitment. */
export async function toldFitment(
  database: Knex.Transaction,
  { vehicle_id, position, quantity, note, ...months }: FitmentRecord,
): Promise<Record<string, unknown>> {
  const { rows } = await database.raw<{ rows: { name: string }[] }>(NAME, [vehicle_id])
  const hasMonths = months.built_from !== null || months.built_to !== null
  const built = hasMonths ? spanText(months) : ""
  return { vehicle: rows[0]?.name ?? "", position, quantity, built, note }
}
