import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules, ProductStatus } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import {
  PRODUCT_SORTS,
  productDetailSchema,
  productSchema,
  type Product,
} from "../../src/contract/product/product"
import { readPublishableKey, readShop } from "../../src/queries/shop/shop"
import { readShopMinimum } from "../../src/queries/shop/shop-settings"
import { fillShop } from "../setup/fill-shop"
import { randomCatalogue } from "../setup/products/random-catalogue"
import { openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, testApi } from "../setup/test-api"

const UNMANAGED = 1_000_000
/** As many as one answer of /store may have. */
const STORE_PAGE = 100

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
        }),
      ),
    }),
  ),
})

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    beforeAll(() => openShop(getContainer()))

    /** What Medusa's pricing module says of as few pieces as can be ordered, by variant. */
    const medusasPrices = async (): Promise<Map<string, number>> => {
      const container = getContainer()
      const { region_id, currency_code } = await readShop(container)
      const context = { region_id, currency_code, quantity: await readShopMinimum(container) }
      const { rows } = await container
        .resolve(ContainerRegistrationKeys.PG_CONNECTION)
        .raw<{ rows: { variant: string; set: string }[] }>(
          `select variant_id as variant, price_set_id as set from product_variant_price_set
          where deleted_at is null`,
        )
      const prices = await container
        .resolve(Modules.PRICING)
        .calculatePrices({ id: rows.map(({ set }) => set) }, { context })
      const bySet = new Map(prices.map((price) => [price.id, price.calculated_amount]))
      return new Map(
        rows.flatMap(({ variant, set }) => {
          const amount = bySet.get(set)
          return typeof amount === "number" ? [[variant, amount] as const] : []
        }),
      )
    }

    /** What Medusa's own store and pricing module say, as rows of /api/v1 would tell it. */
    const seenByStore = async () => {
      const { region_id } = await readShop(getContainer())
      const prices = await medusasPrices()
      const fields = "id,title,*variants,+variants.inventory_quantity"
      const headers = { "x-publishable-api-key": await readPublishableKey(getContainer()) }
      const rows: ReturnType<typeof rowsOf> = []
      for (let offset = 0, more = true; more; offset += STORE_PAGE) {
        const page = { limit: String(STORE_PAGE), offset: String(offset) }
        const query = new URLSearchParams({ region_id, fields, ...page })
        const path = `/store/products?${query.toString()}`
        const { body } = await api.call({ method: "GET", path, headers })
        const { products } = storeSchema.parse(body)
        rows.push(...products.flatMap((product) => rowsOf(product, prices)))
        more = products.length === STORE_PAGE
      }
      return rows
    }

    /** Every row of a list, page after page, as the links lead. */
    const walk = async (query: string): Promise<Product[]> => {
      const rows: Product[] = []
      let path: string | undefined = `/products?${query}&limit=15`
      while (path) {
        const page = await api.get(path)
        rows.push(...dataOf(page, z.array(productSchema)))
        path = /<\/api\/v1([^>]+)>/.exec(String(page.headers.link))?.[1]
        expect(Number(page.headers["x-total-count"])).toBeGreaterThanOrEqual(rows.length)
        if (!path) expect(Number(page.headers["x-total-count"])).toBe(rows.length)
      }
      return rows
    }

    const expectSameByEverySort = async () => {
      const seen = (await seenByStore()).sort(byId)
      for (const sort of PRODUCT_SORTS) {
        const rows = await walk(`sort=${sort}`)
        expect([...rows].map(toRow).sort(byId)).toEqual(seen)
        const keys = rows.map((row) => SORTED_BY[sort]?.(row) ?? 0)
        expect(keys).toEqual([...keys].sort((a, b) => a - b))
      }
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

      it("tells the same by every sort after each edit, whatever door it comes by", async () => {
        await fillShop(getContainer(), randomCatalogue(3))
        await expectSameByEverySort()
        for (const edit of EDITS) {
          await edit(getContainer())
          await expectSameByEverySort()
        }
      })
    })
  },
})

/** What a sort orders by, where that is a number. */
const SORTED_BY: Partial<Record<string, (row: Product) => number>> = {
  price_asc: ({ price }) => price,
  price_desc: ({ price }) => -price,
}

const productIds = async (container: MedusaContainer) => {
  const products = await container
    .resolve(Modules.PRODUCT)
    .listProducts({}, { order: { title: "ASC" } })
  return products.map(({ id }) => id)
}

const bySql = (statement: string) => async (container: MedusaContainer) => {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(statement)
}

/** One after the other, each on what the last one left. */
const EDITS: readonly ((container: MedusaContainer) => Promise<unknown>)[] = [
  bySql("update price_list set status = 'active', starts_at = now() - interval '1 day'"),
  bySql("update price_list set ends_at = now() - interval '1 minute'"),
  bySql("update price_list set ends_at = null, type = 'override'"),
  bySql("update price set deleted_at = now() where price_list_id is null and amount < 15"),
  async (container) => {
    const lists = await container.resolve(Modules.PRICING).listPriceLists({})
    await container.resolve(Modules.PRICING).softDeletePriceLists(lists.map(({ id }) => id))
  },
  bySql("update price set deleted_at = null, amount = amount + 0.5 where price_list_id is null"),
  async (container) => {
    const [first = "", second = ""] = await productIds(container)
    const service = container.resolve(Modules.PRODUCT)
    await service.updateProducts(first, { status: ProductStatus.DRAFT })
    await service.softDeleteProducts([second])
  },
  async (container) => {
    const [first = "", second = "", third = ""] = await productIds(container)
    const service = container.resolve(Modules.PRODUCT)
    await service.updateProducts(first, { title: "Renamed", status: ProductStatus.PUBLISHED })
    await service.updateProducts(second, { status: ProductStatus.PUBLISHED })
    const variants = await service.listProductVariants({ product_id: third })
    await service.softDeleteProductVariants(variants.slice(0, 1).map(({ id }) => id))
  },
  async (container) => {
    const { rows } = await container
      .resolve(ContainerRegistrationKeys.PG_CONNECTION)
      .raw<{ rows: { id: string }[] }>("select id from product where deleted_at is not null")
    await container.resolve(Modules.PRODUCT).restoreProducts(rows.map(({ id }) => id))
  },
  bySql(`delete from product_sales_channel
    where product_id = (select id from product order by title limit 1)`),
]

type StoreProduct = z.infer<typeof storeSchema>["products"][number]
type Row = { id: string; name: string; sku: string; price: number; available: number }

function rowsOf({ id, title, variants }: StoreProduct, prices: ReadonlyMap<string, number>): Row[] {
  const alone = variants.length === 1
  return variants.flatMap((variant) => {
    const price = prices.get(variant.id)
    if (price === undefined) return []
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
