import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { z } from "@medusajs/framework/zod"
import { productDetailSchema, productSchema, type Product } from "../../src/contract/product"
import { readPublishableKey } from "../../src/queries/publishable-key"
import { readShop } from "../../src/queries/shop"
import { fillShop } from "../setup/fill-shop"
import { randomCatalogue } from "../setup/random-catalogue"
import { openShop } from "../setup/shop-fixture"
import { dataOf, testApi } from "../setup/test-api"

const UNMANAGED = 1_000_000

const storeSchema = z.object({
  products: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      variants: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          sku: z.string(),
          manage_inventory: z.boolean(),
          inventory_quantity: z.number().nullish(),
          calculated_price: z.object({ calculated_amount: z.number().nullable() }).nullish(),
        }),
      ),
    }),
  ),
})

medusaIntegrationTestRunner({
  inApp: true,
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    beforeAll(() => openShop(getContainer()))

    /** What Medusa's own store says, as rows of /api/v1 would tell it. */
    const seenByStore = async () => {
      const { region_id } = await readShop(getContainer())
      const fields = "id,title,*variants,*variants.calculated_price,+variants.inventory_quantity"
      const query = new URLSearchParams({ region_id, fields, limit: "1000" })
      const answer = await api.call({
        method: "GET",
        path: `/store/products?${query.toString()}`,
        headers: { "x-publishable-api-key": await readPublishableKey(getContainer()) },
      })
      return storeSchema.parse(answer.body).products.flatMap(rowsOf)
    }

    describe("GET /api/v1/products beside Medusa's /store/products", () => {
      it.each([1, 2, 3, 4, 5, 6])(
        "tells the same products, prices and stock of random catalogue %i",
        async (seed) => {
          await fillShop(getContainer(), randomCatalogue(seed))
          const products = dataOf(await api.get("/products"), z.array(productSchema))
          expect(products.length).toBeGreaterThan(8)
          expect(products.map(toRow).sort(byId)).toEqual((await seenByStore()).sort(byId))

          const byPrice = dataOf(await api.get("/products?sort=price_asc"), z.array(productSchema))
          const prices = products.map(({ price }) => price)
          expect(byPrice.map(({ price }) => price)).toEqual(prices.sort((a, b) => a - b))
          const total = (await api.get("/products?limit=1")).headers["x-total-count"]
          expect(Number(total)).toBe(products.length)

          for (const product of products) {
            const detail = dataOf(await api.get(`/product/${product._id}`), productDetailSchema)
            expect(detail).toMatchObject(product)
          }
        },
      )
    })
  },
})

type StoreProduct = z.infer<typeof storeSchema>["products"][number]
type Row = { id: string; name: string; sku: string; price: number; available: number }

function rowsOf({ id, title, variants }: StoreProduct): Row[] {
  const alone = variants.length === 1
  return variants.flatMap((variant) => {
    const price = variant.calculated_price?.calculated_amount
    if (price === null || price === undefined) return []
    const counted = Math.max(0, variant.inventory_quantity ?? 0)
    return {
      id: alone ? id : variant.id,
      name: alone ? title : `${title} ${variant.title}`,
      sku: variant.sku,
      price,
      available: variant.manage_inventory ? counted : UNMANAGED,
    }
  })
}

function toRow({ _id, productName, sku, price, qty }: Product): Row {
  return { id: _id, name: productName, sku, price, available: Number(qty) }
}

function byId(a: Row, b: Row): number {
  return a.id < b.id ? -1 : 1
}
