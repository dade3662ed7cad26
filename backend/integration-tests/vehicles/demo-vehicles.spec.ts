import { z } from "@medusajs/framework/zod"
import { fitments } from "../../../demo/src/vehicles/fitments"
import { vehicles } from "../../../demo/src/vehicles/vehicles"
import { seedVehicles } from "../../../demo/src/seed/vehicles"
import { productSchema } from "../../src/contract/product/product"
import { vehicleSchema } from "../../src/contract/vehicle/vehicle"
import { sharedShop } from "../setup/run/shop-suite"
import { addPart } from "../setup/shop-fixture"
import { dataOf, testApi } from "../setup/test-api"

const SKU = "BD-2803-V"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const count = async (path: string) => (await api.get(path)).headers["x-total-count"]

    it("are put in once, with keys and with what fits them", async () => {
      const { id } = await addPart(getContainer(), { sku: SKU })
      for (let run = 0; run < 2; run += 1) {
        await seedVehicles(getContainer(), { vehicles: true })
        expect(await count("/vehicles?limit=1")).toBe(String(vehicles.length))
        const own = fitments.filter(({ sku }) => sku === SKU)
        expect(await count(`/product/${id}/vehicles?limit=1`)).toBe(String(own.length))
      }
    })

    it("are found by their papers, and have their parts", async () => {
      await addPart(getContainer(), { sku: SKU })
      await seedVehicles(getContainer(), { vehicles: true })
      const plain = fitments.find(({ sku, note }) => sku === SKU && note === "")
      const key = vehicles.find(({ keys }) => keys.own === plain?.vehicle)?.keys.hsn_tsn ?? ""
      const papers = `hsn=${key.slice(0, 4)}&tsn=${key.slice(4)}`
      const found = dataOf(await api.get(`/vehicles/lookup?${papers}`), z.array(vehicleSchema))
      expect(found).toHaveLength(1)
      const list = await api.get(`/products?vehicle=${found[0]?._id}`)
      expect(dataOf(list, z.array(productSchema))).toMatchObject([{ sku: SKU, fit: "fits" }])
    })

    it("are left out of a shop without vehicles", async () => {
      await seedVehicles(getContainer(), { vehicles: false })
      expect(await count("/vehicles")).toBe("0")
    })
  },
})
