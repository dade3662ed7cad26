import { z } from "@medusajs/framework/zod"
import { answerOf, doneSchema } from "../answer"
import {
  changeGarageVehicleSchema,
  garageVehicleSchema,
  newGarageVehicleSchema,
} from "../vehicle/garage"
import type { Call } from "./call"

const own = { tag: "Garage", part: "vehicles" } as const
const one = answerOf(garageVehicleSchema)

export const garageHeadersSchema = z.object({
  "idempotency-key": z
    .string()
    .min(1)
    .max(255)
    .meta({ description: "Added once per key, however often the call is sent" })
    .optional(),
})

export const GARAGE_CALLS: readonly Call[] = [
  {
    ...own,
    id: "getGarage",
    method: "GET",
    path: "/garage",
    summary: "One's own vehicles, in the order in which they were added",
    access: "signed in",
    answer: { status: 200, schema: answerOf(z.array(garageVehicleSchema)) },
  },
  {
    ...own,
    id: "addToGarage",
    method: "POST",
    path: "/garage",
    summary: "Put a vehicle into one's garage, with its plate, a label and how many there are",
    access: "signed in",
    headers: garageHeadersSchema,
    body: newGarageVehicleSchema,
    answer: { status: 201, schema: one },
    refusals: ["vehicle_not_found", "garage_full"],
  },
  {
    ...own,
    id: "changeGarageVehicle",
    method: "PUT",
    path: "/garage/{id}",
    summary: "Change what is said of one's vehicle, where it is still the one that was seen",
    access: "owner",
    body: changeGarageVehicleSchema,
    answer: { status: 200, schema: one },
    refusals: ["garage_vehicle_not_found", "garage_vehicle_changed"],
  },
  {
    ...own,
    id: "deleteGarageVehicle",
    method: "DELETE",
    path: "/garage/{id}",
    summary: "Take a vehicle out of one's garage",
    access: "owner",
    answer: { status: 200, schema: doneSchema },
    refusals: ["garage_vehicle_not_found"],
  },
]
