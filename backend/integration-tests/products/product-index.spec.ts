import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { indexProducts } from "../../src/modules/product-index/loaders/index-products"
import { PICTURE_ORIGINS } from "../../src/queries/product/picture-origins"
import { TAKEN_VALUES } from "../../src/queries/product-csv/import-facts"
import { planOf } from "../setup/run/plan-of"
import { sharedShop } from "../setup/run/shop-suite"

const INDEX = "shop_product_name_unique"

sharedShop({
  testSuite: ({ getContainer }) => {
    const database = () => getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const indexed = async () => {
      const { rows } = await database().raw("select to_regclass(?) is not null as there", [INDEX])
      return rows[0].there as boolean
    }
    /** What a start does, and what it tells. */
    const start = async () => {
      const warnings: string[] = []
      const logger = { warn: (line: string) => warnings.push(line) }
      await indexProducts({ container: getContainer(), logger } as never)
      return warnings
    }

    it.each([
      ["each of two", 2, ""],
      [
        "each of a batch, which PostgreSQL knows no numbers in small letters of yet",
        125,
        "(id, sku)",
      ],
    ])(
      "leads to the parts that rows would collide with, without reading all of a large shop: %s",
      async (_, count, counted) => {
        const plan = await database().transaction(async (transaction) => {
          await transaction.raw(`
            create temporary table product_variant (like public.product_variant including all) on commit drop;
            insert into product_variant (id, title, sku, product_id)
            select 'variant_' || n, 'Standard', 'BD-' || n, 'prod_' || n from generate_series(1, 20000) n;
            analyze product_variant ${counted}`)
          const skus = Array.from({ length: count }, (_, at) => `bd-${at}`)
          return planOf(transaction, TAKEN_VALUES, { titles: [], handles: [], eans: [], skus })
        })
        expect(plan).toMatch(/Index Cond: \(lower\(sku\) = lower\(w(_1)?\.wanted\)\)/)
      },
    )

    it("leads to the servers of a large shop's pictures, without reading all of its parts", async () => {
      const plan = await database().transaction(async (transaction) => {
        await transaction.raw(`
          create temporary table product (like public.product including all) on commit drop;
          insert into product (id, title, handle, thumbnail)
          select 'prod_' || n, n, n, 'https://pictures.example/' || n from generate_series(1, 20000) n;
          analyze product`)
        return planOf(transaction, PICTURE_ORIGINS)
      })
      expect(plan).toMatch(/Index (Only )?Scan using product_expr_idx\d* on product/)
      expect(plan).not.toContain("Seq Scan on product ")
    })

    it("is there in a new database", async () => {
      expect(await indexed()).toBe(true)
      expect(await start()).toEqual([])
    })

    it("waits for a shop to rename its duplicates, which each start names", async () => {
      await database().raw(`drop index ${INDEX}`)
      const products = getContainer().resolve(Modules.PRODUCT)
      const [, second] = await products.createProducts([
        { title: "Pump", handle: "one" },
        { title: " pump", handle: "two" },
        { title: "Disc", handle: "three" },
      ])
      const [warning] = await start()
      expect(warning).toMatch(/"( p|P)ump"/)
      expect(warning).not.toContain("Disc")
      expect(await indexed()).toBe(false)

      await products.updateProducts(second?.id ?? "", { title: "Pump 2" })
      expect(await Promise.all([start(), start()])).toEqual([[], []])
      expect(await indexed()).toBe(true)
    })
  },
})
