import { z } from "@medusajs/framework/zod"
import { seenVersion } from "../basket/basket"
import { LARGEST_COUNT, LONGEST_LABEL, LONGEST_PLATE } from "./garage-limits"
import { vehicleSchema } from "./vehicle"

/** A vehicle of the caller's own. */
export const garageVehicleSchema = z.object({
  _id: z.string(),
  version: z.number().int().meta({ description: "Another number after each change" }),
  vehicle: vehicleSchema,
  plate: z.string(),
  label: z.string(),
  count: z.number().int().positive().meta({ description: "How many of this kind" }),
})

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `must be at most ${most} characters`)
    .refine((text) => !text.includes("\0"), "must not contain the zero character")

const COUNT = `must be a whole number from 1 to ${LARGEST_COUNT}`

const told = {
  plate: line(LONGEST_PLATE),
  label: line(LONGEST_LABEL),
  count: z.number({ error: COUNT }).int(COUNT).min(1, COUNT).max(LARGEST_COUNT, COUNT),
}

/** POST /garage. */
export const newGarageVehicleSchema = z.object({
  vehicleId: z
    .string({ error: "vehicleId is required" })
    .trim()
    .min(1, "vehicleId is required")
    .max(20, "must be at most 20 characters")
    .meta({ description: "The vehicle's _id", examples: ["17"] }),
  plate: told.plate.default(""),
  label: told.label.default(""),
  count: told.count.default(1),
})

/** PUT /garage/{id}: what is left out stays. */
export const changeGarageVehicleSchema = z.object({
  plate: told.plate.optional(),
  label: told.label.optional(),
  count: told.count.optional(),
  version: seenVersion,
})

export type GarageVehicle = z.infer<typeof garageVehicleSchema>
