import { z } from "@medusajs/framework/zod"
import type { Call } from "../calls/call"
import type { JsonSchema } from "../openapi/openapi-types"
import type { RefusalCode } from "../refusal-sentence"
import { fitShape, vehicleFilterSchema } from "./asked-vehicle"
import { successorShape } from "./vehicle"
import { VEHICLE_REFUSALS } from "./vehicle-refusals"

const ASKED = new Set(Object.keys(vehicleFilterSchema.shape))
/** Of products, and of the shop itself. */
const TOLD = new Set([...Object.keys(fitShape), ...Object.keys(successorShape), "vehicles"])
const isOther = (code: RefusalCode) => !(code in VEHICLE_REFUSALS)

/** The calls of a shop without vehicles: those that are left, with nothing of vehicles in them. */
export function withoutVehicles(calls: readonly Call[]): Call[] {
  return calls
    .filter(({ part }) => part !== "vehicles")
    .map(({ query, refusals, ...call }) => ({
      ...call,
      ...(query && queryWithout(query)),
      ...(refusals && { refusals: refusals.filter(isOther) }),
    }))
}

function queryWithout({ shape }: z.ZodObject): { query?: z.ZodObject } {
  const left = Object.entries(shape).filter(([name]) => !ASKED.has(name))
  return left.length > 0 ? { query: z.object(Object.fromEntries(left)) } : {}
}

/** The document's shapes without those of vehicles. */
export function shapesWithoutVehicles(
  schemas: Record<string, JsonSchema>,
  names: Readonly<Record<string, unknown>>,
): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => !(name in names)))
}

/** A part of the document in which no object has a property of vehicles. */
export function propertiesWithoutVehicles<Part>(part: Part): Part {
  const text = JSON.stringify(part)
  return JSON.parse(text, (name, value: unknown) => {
    if (name !== "properties" || typeof value !== "object" || value === null) return value
    return Object.fromEntries(Object.entries(value).filter(([key]) => !TOLD.has(key)))
  }) as Part
}
