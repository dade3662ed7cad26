import { z } from "@medusajs/framework/zod"
import { pageQuerySchema } from "../page"
import { NUMBER_KINDS } from "../product/part-number"

const monthText = z.string().meta({ examples: ["2014-07"] })

/** In which months something holds or was built, both ends among them. */
export const monthsShape = {
  builtFrom: monthText.nullable(),
  builtTo: monthText.nullable().meta({ description: "Null where it has no end" }),
}

export const vehicleMakeSchema = z.object({ _id: z.string(), name: z.string(), handle: z.string() })

export const vehicleModelSchema = vehicleMakeSchema.extend({
  make: z.string(),
  makeHandle: z.string(),
})

export const vehicleSchema = z.object({
  _id: z.string(),
  make: z.string(),
  makeHandle: z.string(),
  model: z.string(),
  modelHandle: z.string(),
  generation: z.string(),
  body: z.string(),
  engineCodes: z.array(z.string()),
  fuel: z.string(),
  cc: z.number().int().nullable().meta({ description: "Cubic centimetres" }),
  kw: z.number().int().nullable(),
  builtFrom: monthText,
  builtTo: monthsShape.builtTo,
})

const handle = z.string().trim().max(200)

/** GET /vehicles/makes. */
export const vehicleMakesQuerySchema = z.object({
  with: z
    .enum(["parts"])
    .meta({ description: "`parts`: only those of whose vehicles one has parts for sale" })
    .optional(),
})

/** GET /vehicles/models. */
export const vehicleModelsQuerySchema = vehicleMakesQuerySchema.extend({
  make: handle.meta({ description: "A make's handle: its models alone" }).optional(),
})

/** GET /vehicles. */
export const vehiclesQuerySchema = pageQuerySchema.extend({
  cursor: z.string().min(1).max(4096).optional(),
  make: handle.meta({ description: "A make's handle" }).optional(),
  model: handle.meta({ description: "A model's handle" }).optional(),
  year: z
    .string()
    .regex(/^(19|2\d)\d\d$/, "must be a year")
    .transform(Number)
    .meta({ description: "In which it was built", examples: ["2014"] })
    .optional(),
})

const key = z.string().trim().max(100)

/** GET /vehicles/lookup. */
export const vehicleLookupQuerySchema = z
  .object({
    hsn: key.meta({ description: "Of German papers, field 2.1; with `tsn`" }).optional(),
    tsn: key
      .meta({ description: "Field 2.2: its first three signs count; zeros alone find nothing" })
      .optional(),
    ktype: key.meta({ description: "The K-type's number" }).optional(),
    vcdb: key.meta({ description: "The VCdb's vehicle id" }).optional(),
    own: key.meta({ description: "The shop's own key" }).optional(),
  })
  .meta({ description: "All that are named must agree" })

const fitmentShape = {
  position: z.string().meta({ description: "Where on the vehicle; may be empty" }),
  ...monthsShape,
  note: z.string().meta({ description: "What must hold beside; empty where nothing has to" }),
}

/** A vehicle of GET /product/{id}/vehicles. */
export const productVehicleSchema = z.object({
  vehicle: vehicleSchema,
  ...fitmentShape,
  quantity: z.number().int().positive().meta({ description: "How many a vehicle has of it" }),
})

/** GET /product/{id}/vehicles. */
export const productVehiclesQuerySchema = pageQuerySchema.extend({
  cursor: z.string().min(1).max(4096).optional(),
  q: z
    .string()
    .trim()
    .max(200)
    .meta({ description: "Words that make, model, generation, body, fuel or engine hold" })
    .optional(),
  vehicle: z
    .string()
    .trim()
    .max(20)
    .meta({ description: "A vehicle's _id: its rows alone", examples: ["17"] })
    .optional(),
})

export const productNumberSchema = z.object({
  kind: z.enum(NUMBER_KINDS),
  brand: z.string().meta({ description: "As it is printed; empty where none is" }),
  number: z.string().meta({ description: "As it is printed" }),
  code: z.string().meta({ description: "Its letters and digits: how numbers are compared" }),
})

export const otherPartSchema = z.object({
  productId: z.string().nullable().meta({ description: "Null where it is not sold" }),
  productName: z.string(),
  sku: z.string(),
})

/** What a part, and a row that means it, tells beside where another is sold in its place. */
export const successorShape = {
  successor: otherPartSchema
    .extend({ productId: z.string() })
    .meta({ description: "What took its place; absent where nothing did that is sold" })
    .optional(),
}

/** GET /product/{id}/numbers. */
export const productNumbersSchema = z.object({
  numbers: z.array(productNumberSchema),
  successor: otherPartSchema
    .nullable()
    .meta({ description: "What took its place: the next later part that is sold, where one is" }),
  predecessors: z.array(otherPartSchema).meta({ description: "Whose place it took" }),
})

export type Vehicle = z.infer<typeof vehicleSchema>
export type VehicleMake = z.infer<typeof vehicleMakeSchema>
export type VehicleModel = z.infer<typeof vehicleModelSchema>
export type ProductVehicle = z.infer<typeof productVehicleSchema>
export type ProductNumbers = z.infer<typeof productNumbersSchema>
export type ProductNumber = z.infer<typeof productNumberSchema>
export type OtherPart = z.infer<typeof otherPartSchema>
