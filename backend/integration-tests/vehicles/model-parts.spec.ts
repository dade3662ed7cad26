import { Modules, ProductStatus } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { seedCategories } from "../../../demo/src/seed/categories"
import { modelPartsSchema } from "../../src/contract/vehicle/model-parts"
import { vehicleMakeSchema, vehicleModelSchema } from "../../src/contract/vehicle/vehicle"
import { signUp } from "../setup/people"
import { addGroup, join, priceSetOf } from "../setup/products/group-prices"
import { addFitment, addVehicle } from "../setup/vehicles/vehicles"
import { sharedShop } from "../setup/run/shop-suite"
import { addPart, type TestPart } from "../setup/shop-fixture"
import { dataOf, failureOf, testApi } from "../setup/test-api"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const vehicles: Record<"petrol" | "diesel" | "bare", string> = Object()
    let disc: TestPart
    let plug: TestPart

    beforeAll(async () => {
      const container = getContainer()
      vehicles.petrol = await addVehicle(container)
      vehicles.diesel = await addVehicle(container, { engine: "VX20D", built: [201101, 201305] })
      await addVehicle(container, { model: "Aubrel" })
      vehicles.bare = await addVehicle(container, { make: "Bergau", model: "Halmer" })
      disc = await addPart(container, { sku: "BD-1" })
      plug = await addPart(container, { sku: "SP-1" })
      const category_ids = [(await seedCategories(container)).get("spark-plug") ?? ""]
      await container.resolve(Modules.PRODUCT).updateProducts(plug.id, { category_ids })
      for (const vehicle of [vehicles.petrol, vehicles.diesel]) {
        await addFitment(container, { part: disc, vehicle })
      }
      // Two rows of one part and one vehicle are one part.
      await addFitment(container, { part: disc, vehicle: vehicles.petrol, position: "Rear axle" })
      await addFitment(container, { part: plug, vehicle: vehicles.petrol, built: [201306, 201401] })
    })

    const names = async (path: string, token?: string) => {
      const schema = z.array(z.union([vehicleModelSchema, vehicleMakeSchema]))
      return dataOf(await api.get(`/vehicles/${path}`, token), schema).map(({ name }) => name)
    }
    const model = async (query = "make=velmont&model=tessera", token?: string) =>
      dataOf(await api.get(`/vehicles/model?${query}`, token), modelPartsSchema)

    const withdraw = ({ id }: TestPart) =>
      getContainer().resolve(Modules.PRODUCT).updateProducts(id, { status: ProductStatus.DRAFT })

    it("names only the makes and models that parts for sale fit, where it is asked to", async () => {
      expect(await names("makes")).toEqual(["Bergau", "Velmont"])
      expect(await names("makes?with=parts")).toEqual(["Velmont"])
      expect(await names("models?make=velmont")).toEqual(["Aubrel", "Tessera"])
      expect(await names("models?make=velmont&with=parts")).toEqual(["Tessera"])
      expect(await names("models?with=parts")).toEqual(["Tessera"])
      expect(await names("models?make=bergau&with=parts")).toEqual([])
    })

    it("tells a model's vehicles and categories with the parts of each, a part once", async () => {
      const found = await model()
      expect(found).toMatchObject({ make: "Velmont", name: "Tessera", parts: 2 })
      expect(found.vehicles.map(({ _id, parts }) => [_id, parts])).toEqual([
        [vehicles.diesel, 1],
        [vehicles.petrol, 2],
      ])
      expect(found.groups).toMatchObject([
        { handle: "brake-disc", count: 1, vehicles: [vehicles.petrol, vehicles.diesel] },
        { handle: "spark-plug", count: 1, vehicles: [vehicles.petrol] },
      ])
    })

    it("leaves out what is sold no longer, and at once", async () => {
      await withdraw(plug)
      expect((await model()).groups.map(({ handle }) => handle)).toEqual(["brake-disc"])
      await withdraw(disc)
      expect(await model()).toMatchObject({ parts: 0, groups: [], vehicles: [{ parts: 0 }, {}] })
      expect(await names("models?with=parts")).toEqual([])
      expect(await names("makes?with=parts")).toEqual([])
    })

    it("counts what only the caller's group can buy, for the caller alone", async () => {
      const container = getContainer()
      const own = await addPart(container, { sku: "BD-G", name: "Disc of a group" })
      await addFitment(container, { part: own, vehicle: vehicles.bare })
      const prices = container.resolve(Modules.PRICING)
      const based = await prices.listPrices({ price_set_id: [await priceSetOf(container, own)] })
      await prices.softDeletePrices(based.map(({ id }) => id))
      const buyer = await signUp(api)
      const group = await addGroup(container, {
        name: "Workshops",
        prices: [{ part: own, amount: 3 }],
      })
      await join(container, { customer: buyer, group })
      expect(await names("makes?with=parts")).toEqual(["Velmont"])
      expect(await names("makes?with=parts", buyer.token)).toEqual(["Bergau", "Velmont"])
      expect((await model("make=bergau&model=halmer")).parts).toBe(0)
      expect((await model("make=bergau&model=halmer", buyer.token)).parts).toBe(1)
    })

    it("is 404 for a model that there is not, and 400 where one is not named", async () => {
      for (const query of ["make=velmont&model=none", "make=bergau&model=tessera"]) {
        expect(failureOf(await api.get(`/vehicles/model?${query}`))).toMatchObject({
          status: 404,
          code: "vehicle_model_not_found",
        })
      }
      for (const [query, field] of [
        ["make=velmont", "model"],
        ["model=tessera", "make"],
      ]) {
        expect(failureOf(await api.get(`/vehicles/model?${query}`))).toMatchObject({
          status: 400,
          errors: [{ field }],
        })
      }
    })
  },
})
