import { z } from "@medusajs/framework/zod"
import { randomUUID } from "node:crypto"
import { EXAMPLES } from "../../../src/contract/openapi/examples/examples"
import { shareSchema } from "../../../src/contract/part-list/saved-list"
import { garageVehicleSchema } from "../../../src/contract/vehicle/garage"
import { addVehicle } from "../../setup/vehicles/vehicles"
import { dataOf } from "../../setup/test-api"
import { signUp, type Person } from "../../setup/people"
import { placeOrder } from "../../setup/orders/purchase"
import { addPart } from "../../setup/shop-fixture"
import type { World } from "../support/world"

/** Makes what `/order/{id}` and its like name, and answers its id. */
type Maker = (world: World, owner: Person) => Promise<string>

const MAKERS: Readonly<Record<string, Maker>> = {
  product: async ({ container }) => {
    const sku = randomUUID()
    return (await addPart(container, { sku, name: `Part ${sku}` })).id
  },
  order: async ({ api, part }, buyer) => (await placeOrder(api, { part, buyer }))._id,
  review: async ({ api }, { name, email, token }) => {
    const [example] = Object.values(EXAMPLES.createReview?.bodies ?? {})
    const body = { ...(example as Record<string, unknown>), name, email }
    return dataOf(await api.post("/reviews", body, token), z.object({ _id: z.string() }))._id
  },
  list: makeList,
  vehicle: ({ container }) => addVehicle(container),
  garage: async (world, { token }) => {
    const vehicleId = await addVehicle(world.container)
    const made = await world.api.post("/garage", { vehicleId }, token)
    return dataOf(made, garageVehicleSchema)._id
  },
  "shared-list": async (world, owner) => {
    const id = await makeList(world, owner)
    const shared = await world.api.post(`/list/${id}/share`, {}, owner.token)
    return dataOf(shared, shareSchema).shareToken
  },
  user: (_, { id }) => Promise.resolve(id),
}

async function makeList({ api, part }: World, { token }: Person): Promise<string> {
  const lines = [{ productId: part.id, qty: 50 }]
  const made = await api.post("/lists", { name: `List ${randomUUID()}`, lines }, token)
  return dataOf(made, z.object({ _id: z.string() }))._id
}

/** The maker of what an address names; a new kind of address needs one line above. */
export function makerFor(path: string): Maker {
  const [, resource = ""] = path.split("/")
  const maker = MAKERS[resource]
  if (!maker) throw new Error(`nothing makes what ${path} names`)
  return maker
}

/** A user whom no other cell needs. */
export async function makeToDelete({ api }: World): Promise<string> {
  return (await signUp(api)).id
}
