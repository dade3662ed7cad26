import { REFUSALS } from "@shop/contract/refusals"
import type { ProductVehicle } from "@shop/contract/vehicle/vehicle"
import { fakeShop, found } from "../fake-shop"
import { pageOf, Refusal, serve } from "../serve"

/** What is said of a part and the one vehicle that is asked for. */
function ofVehicle(id: string): ProductVehicle[] {
  const told = { position: "Front axle", note: "", quantity: 2, builtFrom: null, builtTo: null }
  return fakeShop.vehicles.filter(({ _id }) => _id === id).map((vehicle) => ({ vehicle, ...told }))
}

export const fitmentHandlers = [
  serve("listProductVehicles", ({ params, query }) => {
    found(fakeShop.products, params.id ?? "", "product_not_found")
    const vehicle = query.get("vehicle")
    if (vehicle !== null) return { body: { success: true, data: ofVehicle(vehicle) } }
    const words = (query.get("q") ?? "").toLowerCase().split(" ")
    const fitting = fakeShop.fitments.filter(({ productId, vehicle }) => {
      const told = JSON.stringify(vehicle).toLowerCase()
      return productId === params.id && words.every((word) => told.includes(word))
    })
    const path = `/product/${params.id}/vehicles`
    const { rows, headers } = pageOf(fitting, { path, query })
    return { body: { success: true, data: rows }, headers }
  }),
  serve("getProductNumbers", ({ params }) => {
    const { id = "" } = params
    const known = fakeShop.products.some(({ _id }) => _id === id)
    const nothing = known ? { numbers: [], successor: null, predecessors: [] } : undefined
    const data = fakeShop.numbers.get(id) ?? nothing
    const message = REFUSALS.product_not_found.sentence
    if (!data) throw new Refusal(404, "product_not_found", { message })
    return { body: { success: true, data } }
  }),
  serve("getVehicleModel", ({ query }) => {
    const data = fakeShop.models.find(
      ({ makeHandle, handle }) => makeHandle === query.get("make") && handle === query.get("model"),
    )
    const message = REFUSALS.vehicle_model_not_found.sentence
    if (!data) throw new Refusal(404, "vehicle_model_not_found", { message })
    return { body: { success: true, data } }
  }),
]
