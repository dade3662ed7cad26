import { z } from "@medusajs/framework/zod"
import { Modules } from "@medusajs/framework/utils"
import {
  batchLinkProductsToCategoryWorkflow,
  createCollectionsWorkflow,
  createCustomerGroupsWorkflow,
  createPriceListsWorkflow,
  createProductCategoriesWorkflow,
  createProductsWorkflow,
} from "@medusajs/medusa/core-flows"
import { signUp, type Person } from "../setup/people"
import { placeOrder } from "../setup/orders/purchase"
import { addPart, type TestPart } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { lineOf, storeClient, type StoreClient } from "../setup/store"
import { testApi } from "../setup/test-api"

const ALL_PRICES = "*variants.prices,*variants.prices.price_list,variants.prices.price_rules.*"
const ALL_STOCK = "*variants.inventory_items.inventory.location_levels,*variants.inventory_items"

const variantsBody = z.object({
  product: z.object({ variants: z.array(z.looseObject({ id: z.string() })) }),
})
const listOf = (name: string) => z.object({ [name]: z.array(z.looseObject({ id: z.string() })) })

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let store: StoreClient
    let part: TestPart
    let buyer: Person
    let draft = ""

    beforeAll(async () => {
      const container = getContainer()
      store = await storeClient(api)
      part = await addPart(container)
      buyer = await signUp(api)
      const { variant_id } = await lineOf(container, part)
      const { result: groups } = await createCustomerGroupsWorkflow(container).run({
        input: { customersData: [{ name: "Wholesale of the test" }] },
      })
      await createPriceListsWorkflow(container).run({
        input: {
          price_lists_data: [
            {
              title: "Secret terms",
              description: "of one customer",
              status: "active",
              rules: { "customer.groups.id": [groups[0]?.id ?? ""] },
              prices: [{ amount: 7.77, currency_code: "usd", variant_id }],
            },
          ],
        },
      })
      const { result: made } = await createProductsWorkflow(container).run({
        input: {
          products: [
            { title: "Not yet", status: "draft", options: [{ title: "Version", values: ["One"] }] },
          ],
        },
      })
      draft = made[0]?.id ?? ""
      await createCollectionsWorkflow(container).run({
        input: { collections: [{ title: "Spring", handle: "spring" }] },
      })
      const products = container.resolve(Modules.PRODUCT)
      const [spring] = await products.listProductCollections({ handle: "spring" })
      await products.updateProducts({ id: [draft, part.id] }, { collection_id: spring?.id ?? null })
      const category = (name: string, more: object) => ({
        name,
        handle: name.toLowerCase(),
        ...more,
      })
      const { result: parents } = await createProductCategoriesWorkflow(container).run({
        input: { product_categories: [category("Open", { is_active: true })] },
      })
      const parent_category_id = parents[0]?.id ?? ""
      const { result: hidden } = await createProductCategoriesWorkflow(container).run({
        input: {
          product_categories: [
            category("Unlaunched", { is_active: false, parent_category_id }),
            category("Backroom", { is_active: true, is_internal: true, parent_category_id }),
          ],
        },
      })
      await batchLinkProductsToCategoryWorkflow(container).run({
        input: { id: hidden[1]?.id ?? "", add: [part.id], remove: [] },
      })
    })

    const told = async (path: string, as?: Person) => {
      const { status, body } = await store.call(path, { as })
      return { status, body, text: JSON.stringify(body) }
    }

    it("tell nobody the prices of a list, nor who is in which group", async () => {
      for (const as of [undefined, buyer]) {
        for (const fields of [ALL_PRICES, `+${ALL_PRICES}`, "*variants.price_set.prices"]) {
          const { status, body, text } = await told(`/products/${part.id}?fields=id,${fields}`, as)
          expect(status).toBe(200)
          expect(body).toMatchObject({ product: { id: part.id } })
          expect(text).not.toMatch(/"prices"|"price_set"/)
          expect(text).not.toMatch(/7\.77|plist_|cusgroup_/)
        }
      }
      const { id } = await store.cart({ items: [await lineOf(getContainer(), part)] }, buyer)
      const { status, text } = await told(`/carts/${id}?fields=+customer.groups.*`, buyer)
      expect(status).toBe(200)
      expect(text).not.toContain("groups")
    })

    it("tell the price that holds for the caller, and how many there are", async () => {
      const fields = "variants.calculated_price.*,variants.inventory_quantity"
      const { body } = await told(
        `/products/${part.id}?region_id=${store.regionId}&fields=+${fields}`,
      )
      expect(variantsBody.parse(body).product.variants[0]).toMatchObject({
        calculated_price: { calculated_amount: 9.5 },
        inventory_quantity: 500,
      })
    })

    it("tell nobody where pieces lie", async () => {
      const { status, text } = await told(`/products/${part.id}?fields=id,${ALL_STOCK}`)
      expect(status).toBe(200)
      expect(text).not.toMatch(/location_levels|sloc_|ilev_|stocked_quantity/)
    })

    it("tell of no draft, wherever one asks", async () => {
      expect((await told(`/products/${draft}`)).status).toBe(404)
      const wishes = [
        "/products?limit=100",
        "/products?status=draft",
        "/products?$or[0][status]=draft",
        "/collections?fields=*products",
        "/collections?fields=products.title,products.id,products.status",
        "/product-categories?fields=*products",
      ]
      for (const path of wishes) {
        const { status, text } = await told(path)
        expect([path, status < 500]).toEqual([path, true])
        expect(text).not.toMatch(/Not yet/)
      }
    })

    it("tell of no category that is not active, or internal", async () => {
      const wishes = [
        "/product-categories?limit=100",
        "/product-categories?include_descendants_tree=true",
        "/product-categories?fields=*category_children",
        "/product-categories?handle=unlaunched",
        "/product-categories?is_internal=true",
        "/product-categories?handle=open&fields=category_children.name",
        "/product-categories?handle=open&fields=+parent_category.category_children.name",
        `/products/${part.id}?fields=id,*categories`,
        `/products/${part.id}?fields=id,categories.name,categories.is_internal`,
      ]
      for (const path of wishes) {
        expect([path, (await told(path)).text]).toEqual([
          path,
          expect.not.stringMatching(/Unlaunched|Backroom/),
        ])
      }
      const [open] =
        listOf("product_categories").parse((await told("/product-categories?handle=open")).body)
          .product_categories ?? []
      expect(open).toMatchObject({ name: "Open" })
      expect((await told(`/product-categories/${open?.id}`)).text).not.toMatch(
        /Unlaunched|Backroom/,
      )
    })

    it("answer regions, collections and ways to pay", async () => {
      const { text } = await told(`/regions/${store.regionId}`)
      expect(text).toContain("countries")
      expect((await told("/regions")).status).toBe(200)
      expect((await told(`/payment-providers?region_id=${store.regionId}`)).text).toContain("pp_")
      const { body } = await told("/collections")
      const [spring] = listOf("collections").parse(body).collections ?? []
      expect((await told(`/collections/${spring?.id}`)).text).toContain("Spring")
    })

    it("have at most a hundred rows", async () => {
      for (const path of ["/products", "/product-categories", "/collections", "/regions"]) {
        expect((await told(`${path}?limit=101`)).status).toBe(400)
        expect((await told(`${path}?limit=100`)).status).toBe(200)
      }
    })

    it("show a customer their own orders, and nobody else's", async () => {
      const order = await placeOrder(api, { part, buyer })
      const ids = async (as: Person) =>
        listOf("orders")
          .parse((await told("/orders", as)).body)
          .orders?.map(({ id }) => id)
      expect(await ids(buyer)).toEqual([order._id])
      expect(await ids(await signUp(api))).toEqual([])
      expect((await told("/orders")).status).toBe(401)
    })
  },
})
