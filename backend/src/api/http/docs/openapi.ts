import { z } from "@medusajs/framework/zod"
import { openApiDocument } from "../../../contract/openapi/document"
import type { ShapeFields } from "../../../contract/openapi/shape-fields"
import type { OpenApiDocument } from "../../../contract/openapi/openapi-types"
import type { PluginFields } from "../../../contract/openapi/plugin-fields"
import { FIELD_OWNERS } from "../../../contract/shop/declared-field"
import type { UseCase } from "../../../kit/registry/points"
import { declaredFields, knownRoutes } from "../../../kit/registry/registry"
import { THINGS } from "../../../kit/registry/things"
import { shopEnvironment } from "../environment"
import { shopCalls } from "../shop-calls"
import { ownFields, takenFields } from "../validation/additional-data"

let document: OpenApiDocument | undefined

/** The document of this shop's calls, made once a process: its plugins are loaded by then. */
export function shopOpenApi(): OpenApiDocument {
  const { publicUrl: origin, vehicles: hasVehicles } = shopEnvironment()
  const calls = [...shopCalls(), ...knownRoutes().map(({ call }) => call)]
  const [plugins, fields] = [pluginFields(), shapeFields()]
  document ??= openApiDocument(calls, { origin, plugins, fields, hasVehicles })
  return document
}

/** What plugins declared, in the answers and the bodies of this shop's calls. */
function shapeFields(): ShapeFields {
  return Object.fromEntries(
    FIELD_OWNERS.flatMap((of) => {
      const { answers, bodies, maker } = THINGS[of]
      const fields = declaredFields(of)
      const taken = fields.filter(({ write }) => write.includes(maker)).map(({ told }) => told)
      return [
        ...answers.map((shape) => [shape, { fields: fields.map(({ told }) => told) }] as const),
        ...bodies.map(({ shape, isWhole }) => [shape, { fields: taken, isWhole }] as const),
      ]
    }),
  )
}

/** The call of each use case, and whether every body of it is of that use case. */
const CALL_OF: Readonly<Record<UseCase, { call: string; isOfEach: boolean }>> = {
  placeOrder: { call: "placeOrder", isOfEach: true },
  // The same call tells of a payment.
  deliverOrder: { call: "updateOrder", isOfEach: false },
  createProduct: { call: "createProduct", isOfEach: true },
}

/** What plugins take in the bodies of this shop's calls. */
export function pluginFields(): PluginFields {
  const taken: Record<string, PluginFields[string]> = {}
  for (const useCase of ["placeOrder", "deliverOrder", "createProduct"] as const) {
    const fields = takenFields(useCase)
    const { call, isOfEach } = CALL_OF[useCase]
    if (fields) taken[call] = { fields, own: ownFields(useCase), isOfEach }
    // A preview takes what is filled in so far.
    if (fields && useCase === "placeOrder") {
      const own = ownFields(useCase)
      taken.checkBasket = { fields: z.object(fields).partial().shape, own, isOfEach: false }
    }
  }
  const asked = declaredFields("customer").filter(({ told }) => told.isAsked)
  if (asked.length > 0) {
    const fields = Object.fromEntries(asked.map(({ told, schema }) => [told.field, schema]))
    // What the call leaves out stays.
    taken.updateUser = { fields, own: new Set(Object.keys(fields)), isOfEach: false }
  }
  return taken
}
