import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { vehicleLookupQuerySchema } from "../../../../../contract/vehicle/vehicle"
import { hsnTsnKey, vehicleKey, type KeyScheme } from "../../../../../contract/vehicle/vehicle-key"
import { lookUpVehicles, type NamedKey } from "../../../../../queries/vehicle/look-up"
import { answerTagged } from "../../../../http/response/etag"
import { toVehicle } from "../../../../http/serializers/vehicle"
import { badField } from "../../../../http/validation/bad-field"

type Asked = Partial<Record<"hsn" | "tsn" | Exclude<KeyScheme, "hsn_tsn">, string | undefined>>

/** What is looked for; undefined where a key is one that names nothing. Throws 400 for half of one. */
function keysOf({ hsn, tsn, ...others }: Asked): NamedKey[] | undefined {
  const named = Object.entries(others) as [KeyScheme, string | undefined][]
  const keys = named.flatMap(([scheme, text]) =>
    text === undefined ? [] : [{ scheme, value: vehicleKey(text) }],
  )
  if (hsn === undefined && tsn === undefined) return keys
  if (hsn === undefined) throw badField({ field: "hsn", message: "is needed beside tsn" })
  if (tsn === undefined) throw badField({ field: "tsn", message: "is needed beside hsn" })
  const value = hsnTsnKey({ hsn, tsn })
  return value === undefined ? undefined : [...keys, { scheme: "hsn_tsn", value }]
}

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await answerTagged(req, res, async () => {
    const keys = keysOf(vehicleLookupQuerySchema.parse(req.query))
    const found = keys ? await lookUpVehicles(req.scope, keys) : []
    return { body: { success: true, data: found.map(toVehicle) } }
  })
}
