import { z } from "@medusajs/framework/zod"
import { categoryCountSchema } from "../product/product-search"
import { vehicleModelSchema, vehicleSchema } from "./vehicle"

const handle = (whose: string) =>
  z
    .string({ error: "is required" })
    .trim()
    .min(1, "is required")
    .max(200)
    .meta({ description: `The handle of a ${whose}` })

/** GET /vehicles/model. */
export const vehicleModelQuerySchema = z.object({
  make: handle("make").meta({ examples: ["velmont"] }),
  model: handle("model of it").meta({ examples: ["tessera"] }),
})

const parts = z
  .number()
  .int()
  .nonnegative()
  .meta({ description: "How many for sale fit, or may fit; each once" })

export const modelVehicleSchema = vehicleSchema.extend({ parts })

export const modelGroupSchema = categoryCountSchema.extend({
  vehicles: z
    .array(z.string())
    .meta({ description: "The _id of each vehicle for which the category has parts" }),
})

/** A model, and what fits its vehicles. */
export const modelPartsSchema = vehicleModelSchema.extend({
  parts,
  vehicles: z.array(modelVehicleSchema),
  groups: z.array(modelGroupSchema).meta({ description: "Categories, the largest first" }),
})

export type ModelParts = z.infer<typeof modelPartsSchema>
export type ModelVehicle = z.infer<typeof modelVehicleSchema>
export type ModelGroup = z.infer<typeof modelGroupSchema>
