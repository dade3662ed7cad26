import { z } from "@medusajs/framework/zod"
import { seenRow, staffPageShape } from "../staff-page"
import { rowId, staffLine, staffMonth, type StaffVehicle } from "./vehicles"

export const LONGEST_POSITION = 100
export const LONGEST_NOTE = 500
export const MOST_OF_A_PART = 999

const QUANTITY = `must be a whole number from 1 to ${MOST_OF_A_PART}`

const fitmentShape = {
  vehicle_id: rowId,
  position: staffLine(LONGEST_POSITION).default(""),
  /** How many of the part a vehicle has there. */
  quantity: z
    .number(QUANTITY)
    .int(QUANTITY)
    .min(1, QUANTITY)
    .max(MOST_OF_A_PART, QUANTITY)
    .default(1),
  /** In which months of the vehicle's it holds; without any in all of them. */
  built_from: staffMonth.nullable().default(null),
  built_to: staffMonth.nullable().default(null),
  /** What must hold beside. */
  note: staffLine(LONGEST_NOTE).default(""),
}

const variantId = z.string("variant_id is required").min(1, "variant_id is required").max(64)

/** POST /admin/fitments. */
export const newFitmentSchema = z.object({ variant_id: variantId, ...fitmentShape })

/** POST /admin/fitments/{id}: a whole fitment in place of the one that was seen. */
export const changeFitmentSchema = z.object({ ...fitmentShape, version: seenRow })

/** GET /admin/fitments; each word of `q` is somewhere in what is told of the vehicle. */
export const staffFitmentsQuerySchema = z.object({ ...staffPageShape, variant_id: variantId })

export type NewFitment = z.infer<typeof newFitmentSchema>
export type StaffFitmentsQuery = z.infer<typeof staffFitmentsQuerySchema>

type FittedVehicle = Omit<StaffVehicle, "keys" | "fitments" | "garages" | "version">

export type StaffFitment = Omit<NewFitment, "vehicle_id"> & {
  id: number
  vehicle: FittedVehicle
  /** Who said so: `hand`, `csv`, or a file of another maker of data. */
  source: string
  version: string
}

export type StaffFitmentList = { fitments: StaffFitment[]; count: number }
