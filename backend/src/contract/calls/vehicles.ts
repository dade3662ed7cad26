import { z } from "@medusajs/framework/zod"
import { answerOf } from "../answer"
import { modelPartsSchema, vehicleModelQuerySchema } from "../vehicle/model-parts"
import {
  productNumbersSchema,
  productVehicleSchema,
  productVehiclesQuerySchema,
  vehicleLookupQuerySchema,
  vehicleMakeSchema,
  vehicleMakesQuerySchema,
  vehicleModelSchema,
  vehicleModelsQuerySchema,
  vehicleSchema,
  vehiclesQuerySchema,
} from "../vehicle/vehicle"
import type { Call } from "./call"

const guests = { method: "GET", access: "guest", tag: "Vehicles", part: "vehicles" } as const

/** All that the shop tells of vehicles and of what fits them. */
export const VEHICLE_CALLS: readonly Call[] = [
  {
    ...guests,
    id: "listVehicleMakes",
    path: "/vehicles/makes",
    summary: "Makes of vehicles, by name",
    query: vehicleMakesQuerySchema,
    answer: { status: 200, schema: answerOf(z.array(vehicleMakeSchema)), etag: true },
  },
  {
    ...guests,
    id: "listVehicleModels",
    path: "/vehicles/models",
    summary: "Models of a make, by name",
    query: vehicleModelsQuerySchema,
    answer: { status: 200, schema: answerOf(z.array(vehicleModelSchema)), etag: true },
  },
  {
    ...guests,
    id: "getVehicleModel",
    path: "/vehicles/model",
    summary: "A model with its vehicles, and how many parts fit them, by category",
    query: vehicleModelQuerySchema,
    answer: { status: 200, schema: answerOf(modelPartsSchema), etag: true },
    refusals: ["vehicle_model_not_found"],
  },
  {
    ...guests,
    id: "listVehicles",
    path: "/vehicles",
    summary: "Vehicles by make, model, year of build and number",
    query: vehiclesQuerySchema,
    answer: { status: 200, schema: answerOf(z.array(vehicleSchema)), etag: true },
  },
  {
    ...guests,
    id: "getVehicle",
    path: "/vehicle/{id}",
    summary: "One vehicle by its _id",
    answer: { status: 200, schema: answerOf(vehicleSchema), etag: true },
    refusals: ["vehicle_not_found"],
  },
  {
    ...guests,
    id: "lookUpVehicle",
    path: "/vehicles/lookup",
    summary: "The vehicles that a key names: mostly one, none for an unknown key",
    query: vehicleLookupQuerySchema,
    answer: { status: 200, schema: answerOf(z.array(vehicleSchema)), etag: true },
  },
  {
    ...guests,
    id: "listProductVehicles",
    path: "/product/{id}/vehicles",
    summary: "The vehicles that a product fits, a row for each place and condition",
    query: productVehiclesQuerySchema,
    answer: { status: 200, schema: answerOf(z.array(productVehicleSchema)), etag: true },
    refusals: ["product_not_found"],
  },
  {
    ...guests,
    id: "getProductNumbers",
    path: "/product/{id}/numbers",
    summary: "A product's numbers, and what took its place: of what is sold no longer that alone",
    answer: { status: 200, schema: answerOf(productNumbersSchema), etag: true },
    refusals: ["product_not_found"],
  },
]
