import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { productSchema } from "../../src/contract/product/product"
import { addSearchPart, searchText } from "../setup/products/search-shop"
import { openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, testApi } from "../setup/test-api"

const ROWS = 2
const TEETH = { label: "Teeth", value: "24" }
const WHEELS = ["Wheel one", "Wheel three", "Wheel two", "Wheel zero"]

sharedShop({
  testSuite: ({ api, getContainer }) => {
    const database = () => getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const get = async (cursor?: string) => {
      const query = { attribute: "Teeth:24", sort: "name", limit: String(ROWS) }
      const path = `/products?${searchText({ ...query, ...(cursor && { cursor }) })}`
      const answer = await testApi(api).get(path)
      const next = /cursor=([^&>]+)/.exec(answer.headers.link ?? "")?.[1]
      return {
        names: dataOf(answer, z.array(productSchema)).map(({ productName }) => productName),
        total: Number(answer.headers["x-total-count"]),
        next: next && decodeURIComponent(next),
      }
    }
    const pages = async () => {
      const first = await get()
      const second = await get(first.next)
      expect([first.total, second.total, second.next]).toEqual([4, 4, undefined])
      return [first.names, second.names]
    }

    beforeAll(async () => {
      await openShop(getContainer())
      await addSearchPart(getContainer(), { sku: "AX-1", name: "Axle" })
      for (const name of ["Wheel two", "Wheel zero", "Wheel one", "Wheel three"]) {
        const sku = name.toUpperCase().replace(" ", "-")
        await addSearchPart(getContainer(), { sku, name, attributes: [TEETH] })
      }
      await addSearchPart(getContainer(), {
        ...{ sku: "AX-2", name: "Axle two", attributes: [{ label: "Teeth", value: "240" }] },
      })
    })

    describe("parts with an attribute, by name", () => {
      it("come page by page, in order", async () => {
        expect(await pages()).toEqual([WHEELS.slice(0, ROWS), WHEELS.slice(ROWS)])
      })

      it("leave out what nobody can buy, and have what is new at once", async () => {
        const { id } = await addSearchPart(getContainer(), {
          ...{ sku: "WHEEL-NEW", name: "Wheel, new", attributes: [TEETH] },
        })
        expect((await get()).names).toEqual(["Wheel one", "Wheel three"])
        expect((await get()).total).toBe(5)
        await database().raw("update product set status = 'draft' where id = ?", [id])
        await database().raw(
          "update product set title = 'A wheel' where title = 'Wheel zero' and deleted_at is null",
        )
        expect((await get()).names).toEqual(["A wheel", "Wheel one"])
        expect((await get()).total).toBe(4)
      })
    })
  },
})
