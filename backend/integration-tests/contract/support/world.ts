import type { MedusaContainer } from "@medusajs/framework/types"
import { EXAMPLE_PRODUCT } from "../../../src/contract/openapi/examples/products"
import { signInAdmin, signUp, type Person } from "../../setup/people"
import { addPart, openShop, type TestPart } from "../../setup/shop-fixture"
import { testApi, type TestApi } from "../../setup/test-api"
import { send, type Received, type Sent } from "./send"

/** What `sharedShop` gives a suite. */
export type Runner = {
  api: Parameters<typeof testApi>[0] & { defaults?: { baseURL?: string } }
  getContainer(): MedusaContainer
}

/** A shop with one part and three people; every test of a file begins with it again. */
export type World = {
  api: TestApi
  container: MedusaContainer
  origin: string
  owner: Person
  other: Person
  admin: Person
  /** The part that the document's examples order. */
  part: TestPart
  send(sent: Sent): Promise<Received>
}

/** Builds the world before the tests: Medusa's runner keeps the database of that moment. */
export function worldOf({ api: client, getContainer }: Runner): () => World {
  let world: World | undefined
  beforeAll(async () => {
    const api = testApi(client)
    const container = getContainer()
    const origin = client.defaults?.baseURL ?? ""
    await openShop(container)
    world = {
      api,
      container,
      origin,
      part: await addPart(container, {
        sku: EXAMPLE_PRODUCT.sku,
        name: EXAMPLE_PRODUCT.productName,
        price: EXAMPLE_PRODUCT.price,
        stock: 100_000,
      }),
      owner: await signUp(api, { name: "Ada Owner" }),
      other: await signUp(api, { name: "Otto Other" }),
      admin: await signInAdmin(container, api),
      send: (sent) => send(origin, sent),
    }
  })
  return () => {
    if (!world) throw new Error("the world is built before the tests, not beside them")
    return world
  }
}
