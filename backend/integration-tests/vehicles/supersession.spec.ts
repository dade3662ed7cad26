import { ContainerRegistrationKeys, Modules, ProductStatus } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { checkedOrderLinesSchema } from "../../src/contract/order-lines/checked-lines"
import { productDetailSchema, productSchema } from "../../src/contract/product/product"
import { productSuggestionsSchema } from "../../src/contract/product/product-search"
import { productNumbersSchema } from "../../src/contract/vehicle/vehicle"
import { SUPERSESSION_CIRCLE } from "../../src/modules/vehicle/supersession-guard"
import { catalogueFaults, NO_FAULTS } from "../setup/products/catalogue-image"
import { supersede as supersedePart } from "../setup/vehicles/vehicles"
import { sharedShop } from "../setup/run/shop-suite"
import { addPart, type TestPart } from "../setup/shop-fixture"
import { dataOf, failureOf, testApi } from "../setup/test-api"

const INSERT = "insert into supersession (old_variant_id, new_variant_id) values (?, ?)"
const CIRCLE = { code: SUPERSESSION_CIRCLE }

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const database = () => getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const supersede = (old: string, by: string) => database().raw(INSERT, [old, by])

    const withdraw = ({ id }: TestPart) =>
      getContainer().resolve(Modules.PRODUCT).updateProducts(id, { status: ProductStatus.DRAFT })

    const parts: Record<"oldest" | "old" | "new" | "other", TestPart> = Object()

    beforeAll(async () => {
      const oemNumbers = [{ maker: "Velmont", number: "3Y2 110 049 Z" }]
      parts.oldest = await addPart(getContainer(), { sku: "BD-1", formerNumbers: ["HX 1/A"] })
      parts.old = await addPart(getContainer(), { sku: "BD-2", oemNumbers })
      parts.new = await addPart(getContainer(), { sku: "BD-3", ean: "2094000000001" })
      parts.other = await addPart(getContainer(), { sku: "BD-9" })
      await supersedePart(getContainer(), { old: parts.oldest, by: parts.old })
      await supersedePart(getContainer(), { old: parts.old, by: parts.new })
      await withdraw(parts.oldest)
    })

    it("refuses a circle of any length, and a part that takes its own place", async () => {
      await supersede("variant_a", "variant_b")
      await supersede("variant_b", "variant_c")
      await supersede("variant_c", "variant_d")
      for (const first of ["variant_a", "variant_b", "variant_c", "variant_d"]) {
        await expect(supersede("variant_d", first)).rejects.toMatchObject(CIRCLE)
      }
      await supersede("variant_e", "variant_d")
      const turned = database().raw(
        "update supersession set new_variant_id = 'variant_a' where old_variant_id = 'variant_c'",
      )
      await expect(turned).rejects.toMatchObject(CIRCLE)
    })

    it("refuses the second of two that would close a circle together", async () => {
      const [one, other] = await Promise.all([database().transaction(), database().transaction()])
      await one.raw(INSERT, ["variant_a", "variant_b"])
      const second = other.raw(INSERT, ["variant_b", "variant_a"]).catch((error: unknown) => error)
      await one.commit()
      expect(await second).toMatchObject(CIRCLE)
      await other.rollback()
    })

    describe("what took a part's place", () => {
      const told = ({ id, name, sku }: TestPart) => ({ productId: id, productName: name, sku })
      const numbersOf = async ({ id }: TestPart) =>
        dataOf(await api.get(`/product/${id}/numbers`), productNumbersSchema)
      const checked = async (number: string) => {
        const lines = [{ row: 1, number, qty: 50 }]
        const answer = await api.post("/order-lines/check", { lines })
        const [row] = dataOf(answer, checkedOrderLinesSchema).lines
        const { status, sku, successor, candidates = [] } = row ?? {}
        return { status, sku, successor, found: candidates.map((part) => part.sku) }
      }

      it("is told on the part's page and in a list, where the part is sold still", async () => {
        const part = await api.get(`/product/${parts.old.id}`)
        expect(dataOf(part, productDetailSchema).successor).toEqual(told(parts.new))
        expect(await numbersOf(parts.old)).toMatchObject({
          successor: told(parts.new),
          predecessors: [{ productId: null, sku: "BD-1" }],
        })
        expect(await checked("bd 2")).toMatchObject({ status: "ok", successor: told(parts.new) })
        const latest = dataOf(await api.get(`/product/${parts.new.id}`), productDetailSchema)
        expect(latest.successor).toBeUndefined()
      })

      it("is found by the numbers of what is gone, and said to have taken its place", async () => {
        expect(await checked("HX-1A")).toMatchObject({ status: "superseded" })
        await withdraw(parts.old)
        for (const number of ["BD-1", "hx1a", "BD-2", "3Y2110049Z", "Velmont 3Y2 110 049 Z"]) {
          expect(await checked(number)).toMatchObject({ status: "superseded", found: ["BD-3"] })
        }
        const suggested = await api.get("/products/suggestions?q=BD-2")
        expect(dataOf(suggested, productSuggestionsSchema)).toMatchObject({
          exact: parts.new.id,
          products: [{ sku: "BD-3", oemNumber: "BD-2", isFormer: true }],
        })
        const listed = await api.get("/products?q=BD-2")
        expect(dataOf(listed, z.array(productSchema)).map(({ sku }) => sku)).toEqual(["BD-3"])
        expect((await numbersOf(parts.new)).numbers).toContainEqual({
          ...{ kind: "former", brand: "" },
          ...{ number: "BD-2", code: "bd2" },
        })
        expect(await catalogueFaults(getContainer())).toEqual(NO_FAULTS)
      })

      it("is told in place of what is gone, the next that is sold", async () => {
        expect((await numbersOf(parts.oldest)).successor).toEqual(told(parts.old))
        await withdraw(parts.old)
        expect(await numbersOf(parts.oldest)).toEqual({
          ...{ numbers: [], predecessors: [] },
          successor: told(parts.new),
        })
        await withdraw(parts.new)
        const gone = await api.get(`/product/${parts.oldest.id}/numbers`)
        expect(failureOf(gone)).toMatchObject({ status: 404, code: "product_not_found" })
      })

      it("has a number no longer once it took no place, and follows a number that changed", async () => {
        await withdraw(parts.old)
        const variants = await getContainer()
          .resolve(Modules.PRODUCT)
          .listProductVariants({ product_id: parts.old.id })
        await getContainer()
          .resolve(Modules.PRODUCT)
          .updateProductVariants(variants[0]?.id ?? "", { sku: "BD-2-OLD" })
        expect(await checked("BD-2-OLD")).toMatchObject({ found: ["BD-3"] })
        expect(await checked("BD-2")).toMatchObject({ status: "unknown" })
        await database().raw("delete from supersession")
        expect(await checked("BD-2-OLD")).toMatchObject({ status: "unknown" })
        expect(await catalogueFaults(getContainer())).toEqual(NO_FAULTS)
      })
    })
  },
})
