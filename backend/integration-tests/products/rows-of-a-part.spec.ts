import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules, ProductStatus } from "@medusajs/framework/utils"
import { createInventoryItemsWorkflow, createProductsWorkflow } from "@medusajs/medusa/core-flows"
import { findProductDefaults } from "../../src/workflows/product/steps/find-product-defaults"
import { signInAdmin, signInMedusaAdmin } from "../setup/people"
import { importOf, sendFile } from "../setup/products/product-file"
import { sharedShop } from "../setup/run/shop-suite"
import { addPart, openShop } from "../setup/shop-fixture"
import { testApi } from "../setup/test-api"

const VARIANT = "select id from product_variant where product_id = :id"
const ITEM = `select inventory_item_id from product_variant_inventory_item
  where variant_id in (${VARIANT})`
const PRICE_SET = `select price_set_id from product_variant_price_set where variant_id in (${VARIANT})`
const OPTION = "select product_option_id from product_product_option where product_id = :id"

/** Every table that Medusa writes a part to, and which of its rows are the part's. */
const TABLES = {
  product: "t.id = :id",
  product_variant: "t.product_id = :id",
  image: "t.product_id = :id",
  product_option: `t.id in (${OPTION})`,
  product_option_value: `t.option_id in (${OPTION})`,
  product_product_option: "t.product_id = :id",
  product_product_option_value: `t.product_product_option_id in (
    select id from product_product_option where product_id = :id)`,
  product_variant_option: `t.variant_id in (${VARIANT})`,
  product_category_product: "t.product_id = :id",
  product_sales_channel: "t.product_id = :id",
  product_shipping_profile: "t.product_id = :id",
  price_set: `t.id in (${PRICE_SET})`,
  price: `t.price_set_id in (${PRICE_SET})`,
  product_variant_price_set: `t.variant_id in (${VARIANT})`,
  inventory_item: `t.id in (${ITEM})`,
  inventory_level: `t.inventory_item_id in (${ITEM})`,
  product_variant_inventory_item: `t.variant_id in (${VARIANT})`,
}

/** Of one part alone. */
const OWN =
  /(_at$|^id$|^(product|variant|option|option_value|price_set|inventory_item|product_option|product_option_value|product_product_option)_id$)/

const PICTURES = ["/uploads/front.webp", "/uploads/back.webp"]
const SHEET = { attributes: [{ label: "Height", value: "58 mm" }], oem_numbers: ["Bosch 0 451"] }

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)

    beforeAll(async () => {
      await openShop(getContainer())
      // Categories come with it.
      await addPart(getContainer())
      await signInAdmin(getContainer(), api)
    })

    const write = async (sku: string, more = "") => {
      const header = `sku,title,description,price,stock,images,category,attributes,oem_numbers,ean,weight,origin,hs_code`
      const row = `${sku},Part ${sku},Of steel.,12.75,120,${PICTURES.join(" | ")},Brake discs,Height: 58 mm,Bosch 0 451,${more},120.5,DE,8708`
      const token = await signInMedusaAdmin(api)
      importOf(await sendFile(api, `${header}\n${row}\n`, { token }))
    }

    it("are those that Medusa's own workflow writes", async () => {
      await write("R-1", "4006381333931")
      const id = await idOf(getContainer(), "R-1")
      const medusas = await writeByMedusa(getContainer(), { sku: "R-2", ean: "4006381333948" })
      const rows = await rowsOf(getContainer(), id)
      expect(Object.entries(rows).filter(([, found]) => found.length === 0)).toEqual([])
      const other = (value: unknown) =>
        JSON.parse(
          JSON.stringify(value).replaceAll(/R-2|r-2|4006381333948/g, (text) =>
            text.endsWith("-2") ? `${text.charAt(0)}-1` : "4006381333931",
          ),
        ) as unknown
      expect(rows).toEqual(other(await rowsOf(getContainer(), medusas)))
    })
  },
})

async function idOf(container: MedusaContainer, sku: string): Promise<string> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [variant]: { product_id: string }[] = await database("product_variant").where({ sku })
  return variant?.product_id ?? ""
}

async function writeByMedusa(
  container: MedusaContainer,
  { sku, ean }: { sku: string; ean: string },
): Promise<string> {
  const { location_id, shipping_profile_id, sales_channel_id, currency_code } =
    await findProductDefaults(container)
  const [category] = await container
    .resolve(Modules.PRODUCT)
    .listProductCategories({ name: "Brake discs" })
  const { result: items } = await createInventoryItemsWorkflow(container).run({
    input: {
      items: [
        {
          ...{ sku, title: `Part ${sku}`, requires_shipping: true },
          location_levels: [{ location_id, stocked_quantity: 120 }],
        },
      ],
    },
  })
  const { result } = await createProductsWorkflow(container).run({
    input: {
      products: [
        {
          ...{ title: `Part ${sku}`, handle: sku.toLowerCase(), description: "Of steel." },
          ...{ weight: 120.5, origin_country: "de", hs_code: "8708", metadata: SHEET },
          images: PICTURES.map((url) => ({ url })),
          status: ProductStatus.PUBLISHED,
          category_ids: [category?.id ?? ""],
          shipping_profile_id,
          sales_channels: [{ id: sales_channel_id }],
          options: [{ title: "Version", values: ["Standard"] }],
          variants: [
            {
              ...{ title: "Standard", sku, ean, manage_inventory: true },
              inventory_items: items.map(({ id }) => ({ inventory_item_id: id })),
              options: { Version: "Standard" },
              prices: [{ currency_code, amount: 12.75 }],
            },
          ],
        },
      ],
    },
  })
  return result[0]?.id ?? ""
}

async function rowsOf(container: MedusaContainer, id: string) {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const rows: Record<string, Record<string, unknown>[]> = {}
  for (const [table, which] of Object.entries(TABLES)) {
    const found = await database.raw<{ rows: { row: Record<string, unknown> }[] }>(
      `select to_jsonb(t) as row from "${table}" t where ${which}`,
      { id },
    )
    rows[table] = found.rows
      .map(({ row }) => Object.fromEntries(Object.entries(row).filter(([name]) => !OWN.test(name))))
      .sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))
  }
  return rows
}
