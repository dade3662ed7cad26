import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { productDetailSchema } from "../../../src/contract/product/product"
import { INVENTORY_NAMES } from "../../../src/modules/product-index/inventory-names"
import { signInAdmin, signInMedusaAdmin, type Person } from "../../setup/people"
import { sendFile } from "../../setup/products/product-file"
import { openShop } from "../../setup/shop-fixture"
import { sharedShop } from "../../setup/run/shop-suite"
import { dataOf, testApi } from "../../setup/test-api"

const FORM = { description: "A pump.", price: 12.25, qty: 200, image: "/uploads/pump.webp" }
const productSchema = z.looseObject({
  product: z.looseObject({ id: z.string(), variants: z.array(z.looseObject({ id: z.string() })) }),
})

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let admin: Person
    let token: string
    beforeAll(async () => {
      await openShop(getContainer())
      admin = await signInAdmin(getContainer(), api)
      token = await signInMedusaAdmin(api)
    })

    const names = async () => {
      const items = await getContainer().resolve(Modules.INVENTORY).listInventoryItems({})
      return items.map(({ title }) => title).sort()
    }
    const medusa = (path: string, body: unknown) =>
      api.call({ method: "POST", path: `/admin${path}`, token, body })
    const make = async (title: string, versions: string[]) => {
      const { body } = await medusa("/products", {
        title,
        options: [{ title: "Version", values: versions }],
        variants: versions.map((version) => ({
          title: version,
          options: { Version: version },
          manage_inventory: true,
          prices: [],
        })),
      })
      return productSchema.parse(body).product
    }

    describe("What is stocked", () => {
      it("has the part's name, whatever door makes the part", async () => {
        await api.post("/products", { ...FORM, productName: "Pump by the shop" }, admin.token)
        const row = "sku,title,description,price,stock\nP-1,Pump by a file,A pump.,4,100\n"
        await sendFile(api, row, { token })
        await make("Pump by Medusa", ["Standard"])
        expect(await names()).toEqual(["Pump by Medusa", "Pump by a file", "Pump by the shop"])
      })

      it("is named without reading all other parts", async () => {
        await make("Pump", ["Standard"])
        const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
        const read = await database.transaction(async (transaction) => {
          // Those of the connection's last transactions are among them.
          const readWhole = async () => {
            const { rows } = await transaction.raw<{ rows: { times: number }[] }>(
              `select cast(sum(seq_scan) as int) as times from pg_stat_xact_user_tables
                where relname in ('product_variant', 'product_variant_inventory_item')`,
            )
            return rows[0]?.times ?? 0
          }
          const before = await readWhole()
          await transaction.raw(`insert into product_variant (id, title, product_id)
            select 'variant_left', 'Left', id from product`)
          await transaction.raw("update product set title = title || ' 2'")
          return (await readWhole()) - before
        })
        expect(read).toBe(0)
      })

      it("is renamed with its part, by the shop's form, the file and Medusa Admin", async () => {
        const { _id, sku } = dataOf(
          await api.post("/products", { ...FORM, productName: "Pump" }, admin.token),
          productDetailSchema,
        )
        await api.put(`/product/${_id}`, { productName: "Pump, cold" }, admin.token)
        expect(await names()).toEqual(["Pump, cold"])
        await sendFile(api, `sku,title\n${sku},"Pump, hot"\n`, { token })
        expect(await names()).toEqual(["Pump, hot"])
        await medusa(`/products/${_id}`, { title: "Pump, mild" })
        expect(await names()).toEqual(["Pump, mild"])
      })

      it("tells variants apart while there are several", async () => {
        const { id, variants } = await make("Disc", ["Left", "Right"])
        expect(await names()).toEqual(["Disc Left", "Disc Right"])
        await medusa(`/products/${id}`, { title: "Brake disc" })
        expect(await names()).toEqual(["Brake disc Left", "Brake disc Right"])
        const path = `/admin/products/${id}/variants/${String(variants[1]?.id)}`
        await api.call({ method: "DELETE", path, token })
        expect(await names()).toContain("Brake disc")
      })

      it("keeps the names of what a part is made of, and of what several variants take", async () => {
        const { id, variants } = await make("Kit", ["Small", "Large"])
        const stock = getContainer().resolve(Modules.INVENTORY)
        const box = await stock.createInventoryItems({ title: "The box" })
        for (const variant of variants) {
          await medusa(`/products/${id}/variants/${variant.id}/inventory-items`, {
            inventory_item_id: box.id,
            required_quantity: 1,
          })
        }
        await medusa(`/products/${id}`, { title: "Great kit" })
        expect(await names()).toEqual(["Kit Large", "Kit Small", "The box"])
      })

      it("is named at the first start of a shop that has parts already", async () => {
        await make("Old pump", ["Standard"])
        const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
        await database.raw("update inventory_item set title = 'Standard'")
        await database.raw(INVENTORY_NAMES)
        expect(await names()).toEqual(["Old pump"])
      })
    })
  },
})
