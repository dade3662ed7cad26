import { z } from "@medusajs/framework/zod"
import { requiredText } from "../../text"
import { MONTH_TEXT } from "../../vehicle/month"
import { KEY_SCHEMES } from "../../vehicle/vehicle-key"
import { seenRow, staffPageShape } from "../staff-page"

const MOST_CODES = 20
const MOST_KEYS = 100

/** Of a make, a model, a vehicle or a fitment, as an address or a body names it. */
export const rowId = z.coerce
  .number("must be an id")
  .int("must be an id")
  .min(1, "must be an id")
  .max(2_147_483_647, "must be an id")

export const staffMonth = z
  .string("must be a month like 2014-07")
  .regex(MONTH_TEXT, "must be a month like 2014-07")

/** A text of one line, which may be empty. */
export const staffLine = (most: number) =>
  z
    .string("must be text")
    .trim()
    .max(most, `must be at most ${most} characters`)
    .refine((text) => !text.includes("\0"), "must not contain the zero character")

const count = (most: number) =>
  z
    .number("must be a whole number")
    .int("must be a whole number")
    .min(1, "must be at least 1")
    .max(most, `must be at most ${most}`)
    .nullable()

/** A make, or a model of one, with how many it has of what is below it. */
export type StaffName = {
  id: number
  name: string
  handle: string
  /** Models of a make, vehicles of a model. */
  count: number
  version: string
}

const name = requiredText("name is required", 100)

/** POST /admin/vehicles/makes, and /models with the make. */
export const newMakeSchema = z.object({ name })
export const newModelSchema = z.object({ name, make_id: rowId })
/** POST /admin/vehicles/makes/{id} and /models/{id}: the handle, which addresses have, stays. */
export const renameSchema = z.object({ name, version: seenRow })

export const modelsQuerySchema = z.object({ make_id: rowId })

/** What is said of a vehicle, all of it. */
const vehicleShape = {
  model_id: rowId,
  generation: staffLine(100).default(""),
  body: staffLine(100).default(""),
  engine_codes: z.array(staffLine(40).min(1, "must not be empty")).max(MOST_CODES).default([]),
  fuel: staffLine(60).default(""),
  cc: count(100_000).default(null),
  kw: count(10_000).default(null),
  built_from: staffMonth,
  built_to: staffMonth.nullable().default(null),
  keys: z
    .array(
      z.object({ scheme: z.enum(KEY_SCHEMES), value: staffLine(100).min(1, "must not be empty") }),
    )
    .max(MOST_KEYS)
    .default([]),
}

/** POST /admin/vehicles. */
export const newVehicleSchema = z.object(vehicleShape)

/** POST /admin/vehicles/{id}: a whole vehicle in place of the one that was seen. */
export const changeVehicleSchema = newVehicleSchema.extend({ version: seenRow })

/** DELETE of any of them. */
export const deleteQuerySchema = z.object({ version: seenRow })

/** GET /admin/vehicles; each word of `q` is somewhere in what is told of a vehicle, or is its key. */
export const staffVehiclesQuerySchema = z.object({
  ...staffPageShape,
  make_id: rowId.optional(),
  model_id: rowId.optional(),
})

export type NewVehicle = z.infer<typeof newVehicleSchema>
export type StaffVehiclesQuery = z.infer<typeof staffVehiclesQuerySchema>

export type StaffVehicle = NewVehicle & {
  id: number
  make_id: number
  make: string
  model: string
  /** What hangs on it: with any it cannot be deleted. */
  fitments: number
  garages: number
  version: string
}

export type StaffVehicleList = { vehicles: StaffVehicle[]; count: number }
