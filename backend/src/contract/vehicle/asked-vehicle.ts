import { z } from "@medusajs/framework/zod"
import { FITS } from "./fit"
import { MONTH_TEXT, monthOf } from "./month"
import { monthsShape } from "./vehicle"

/** What names a vehicle in the query of calls that tell of products. */
export const askedVehicleSchema = z.object({
  vehicle: z
    .string()
    .trim()
    .max(20)
    .meta({
      description: "A vehicle's _id: products tell whether they fit it",
      examples: ["17"],
    })
    .optional(),
  built: z
    .string()
    .regex(MONTH_TEXT, "must be a month like 2014-07")
    .transform(monthOf)
    .meta({
      description: "The month in which this one was built, where fitting hangs on it",
      examples: ["2014-07"],
    })
    .optional(),
})

/** The same of lists, which it narrows. */
export const vehicleFilterSchema = askedVehicleSchema.extend({
  fit: z
    .enum(["all"])
    .meta({
      description:
        "`all`: the list is not narrowed to what fits the vehicle, or may fit it, but tells so",
    })
    .optional(),
})

export const fitNoteSchema = z.object({
  position: z.string().meta({ description: "Where on the vehicle; may be empty" }),
  note: z.string().meta({ description: "What must hold; empty where only the months have to" }),
  ...monthsShape,
})

/** What a product's answer has beside where a vehicle was named. */
export const fitShape = {
  fit: z
    .enum(FITS)
    .meta({
      description:
        "Where a vehicle was named; `fits_if` hangs on one of `fitNotes`, `unknown` is not no",
    })
    .optional(),
  fitNotes: z.array(fitNoteSchema).meta({ description: "Empty but for `fits_if`" }).optional(),
}

export type AskedVehicle = z.infer<typeof askedVehicleSchema>
export type ToldFit = { fit: (typeof FITS)[number]; fitNotes: z.infer<typeof fitNoteSchema>[] }
