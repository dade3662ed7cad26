import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { signInAdmin, signInMedusaAdmin } from "../people"
import type { ShopUnderTest } from "../run/shop-suite"
import { addPart } from "../shop-fixture"
import { testApi } from "../test-api"
import { acesDesk } from "./aces"
import { addVehicle } from "./vehicles"

const FITMENTS = `select v.sku as part, k.value as vehicle, f.built_from, f.built_to, f.position,
    f.note, f.quantity
  from fitment f join product_variant v on v.id = f.variant_id
  left join vehicle_key k on k.vehicle_id = f.vehicle_id and k.scheme = 'vcdb'
  where f.source = ? order by 1, 2, 3, 6`

/** What a fitment of `acesApp` says that names neither months, place nor condition. */
export const WHOLE = { built_from: null, built_to: null, position: "", note: "", quantity: 2 }

/** The parts BD-1 and BD-2803-V, two vehicles that VCdb knows as 11 and 12, and staff's desk. */
export function acesShop({ api: client, getContainer }: ShopUnderTest) {
  const api = testApi(client)
  const known = { token: "", second: "" }
  const desk = acesDesk(api, () => known.token)
  const database = () => getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const rows = async (query: string, bindings: readonly string[] = []) =>
    (await database().raw<{ rows: unknown[] }>(query, bindings)).rows

  beforeAll(async () => {
    const container = getContainer()
    await addVehicle(container, { keys: { vcdb: "11" } })
    const keys = { vcdb: "12" }
    known.second = await addVehicle(container, { engine: "D20", built: [201501, null], keys })
    await addPart(container, { sku: "BD-1" })
    await addPart(container, { sku: "BD-2803-V" })
    await signInAdmin(container, api)
    known.token = await signInMedusaAdmin(api)
  })

  return {
    ...{ api, desk, known, database, rows },
    /** What the file of a brand fits, by part and vehicle; of what has no part any more, too. */
    kept: (source = "aces:BKZZ") =>
      rows(FITMENTS.replace("join product", "left join product"), [source]),
    stagedApps: () => rows("select from aces_app"),
  }
}
