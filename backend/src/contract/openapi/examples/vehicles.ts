import type { GarageVehicle } from "../../vehicle/garage"
import type { ModelParts } from "../../vehicle/model-parts"
import type { ProductNumbers, ProductVehicle, Vehicle } from "../../vehicle/vehicle"
import { DONE, type CallExamples } from "./call-examples"

/** A vehicle of the demo. */
export const EXAMPLE_VEHICLE: Vehicle = {
  _id: "17",
  make: "Velmont",
  makeHandle: "velmont",
  model: "Tessera",
  modelHandle: "tessera",
  generation: "II",
  body: "Hatchback",
  engineCodes: ["VX16T"],
  fuel: "Petrol",
  cc: 1598,
  kw: 85,
  builtFrom: "2013-06",
  builtTo: "2018-11",
}

const FITTED: ProductVehicle = {
  vehicle: EXAMPLE_VEHICLE,
  position: "Front axle",
  builtFrom: null,
  builtTo: "2015-05",
  note: "for 16 inch wheels and larger",
  quantity: 2,
}

const NUMBERS: ProductNumbers = {
  numbers: [
    { kind: "sku", brand: "", number: "BD-2803-V", code: "bd2803v" },
    { kind: "oem", brand: "Velmont", number: "3Y2 110 049 Z", code: "3y2110049z" },
  ],
  successor: null,
  predecessors: [
    { productId: null, productName: "Brake disc 280 × 20 vented, 5 × 112", sku: "BD-2801-V" },
  ],
}

const MODEL = {
  ...{ _id: "3", name: "Tessera", handle: "tessera" },
  ...{ make: "Velmont", makeHandle: "velmont" },
}

const MODEL_PARTS: ModelParts = {
  ...MODEL,
  parts: 84,
  vehicles: [{ ...EXAMPLE_VEHICLE, parts: 84 }],
  groups: [{ name: "Brake discs", handle: "brake-discs", count: 12, vehicles: ["17"] }],
}

const OWN: GarageVehicle = {
  _id: "garage_01KAJ5X8V1Q9",
  version: 1,
  vehicle: EXAMPLE_VEHICLE,
  plate: "DL-HM 204",
  label: "Delivery vans",
  count: 12,
}

const { plate, label, count } = OWN

export const VEHICLE_EXAMPLES: CallExamples = {
  listVehicleMakes: {
    answer: { success: true, data: [{ _id: "1", name: "Velmont", handle: "velmont" }] },
  },
  listVehicleModels: {
    answer: { success: true, data: [MODEL] },
  },
  getVehicleModel: { answer: { success: true, data: MODEL_PARTS } },
  listVehicles: { answer: { success: true, data: [EXAMPLE_VEHICLE] } },
  getVehicle: { answer: { success: true, data: EXAMPLE_VEHICLE } },
  lookUpVehicle: { answer: { success: true, data: [EXAMPLE_VEHICLE] } },
  listProductVehicles: { answer: { success: true, data: [FITTED] } },
  getGarage: { answer: { success: true, data: [OWN] } },
  addToGarage: {
    bodies: {
      "One vehicle": { vehicleId: EXAMPLE_VEHICLE._id },
      "A fleet": { vehicleId: EXAMPLE_VEHICLE._id, plate, label, count },
    },
    answer: { success: true, data: OWN },
  },
  changeGarageVehicle: {
    bodies: { "How many": { count, version: 1 } },
    answer: { success: true, data: { ...OWN, version: 2 } },
  },
  deleteGarageVehicle: { answer: DONE },
  getProductNumbers: { answer: { success: true, data: NUMBERS } },
}
