import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { createPriceListsWorkflow } from "@medusajs/medusa/core-flows"
import { addCategory, moveToCategory } from "../setup/products/categories"
import { catalogueFaults, NO_FAULTS } from "../setup/products/catalogue-image"
import { signInMedusaAdmin } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import { testApi } from "../setup/test-api"

const answered = z.object({ count: z.number(), offset: z.number(), limit: z.number() })
const listed = answered.extend({ products: z.array(z.object({ id: z.string() })) })
const stocked = answered.extend({
  inventory_items: z.array(z.object({ id: z.string(), sku: z.string().nullable() })),
})

/** What the list of products in Medusa Admin asks for. */
const FIELDS =
  "is_giftcard=false&fields=id,title,handle,status,*collection,*sales_channels,variants.id"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const products = () => getContainer().resolve(Modules.PRODUCT)
    const database = () => getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
    let staff: string
    let disc: TestPart
    let filter: TestPart
    let draft: string

    beforeAll(async () => {
      await openShop(getContainer())
      staff = await signInMedusaAdmin(api)
      disc = await addPart(getContainer(), {
        sku: "LIST-280-V",
        oemNumbers: [{ maker: "BMW", number: "34 11-6.855 000" }],
      })
      filter = await addPart(getContainer(), { sku: "LIST-OC90", name: "Oil filter OC90" })
      draft = await add({ title: "Wiper not yet sold", sku: "WIP_1 (new)" })
    })

    /** A product without price, as somebody begins one. */
    async function add({ title, sku, ...more }: { title: string; sku: string; isGift?: boolean }) {
      const { id } = await products().createProducts({
        title,
        status: "draft",
        is_giftcard: more.isGift ?? false,
        options: [{ title: "Version", values: ["One"] }],
        variants: [{ title: "One", sku, options: { Version: "One" } }],
      })
      return id
    }
    const get = async (path: string) => {
      const { status, body } = await api.call({ method: "GET", path, token: staff })
      expect(status).toBe(200)
      return body
    }
    const list = async (query = "") => listed.parse(await get(`/admin/products?${FIELDS}&${query}`))
    const idsOf = async (query: string) => (await list(query)).products.map(({ id }) => id)
    const find = (q: string, more = "") => idsOf(`q=${encodeURIComponent(q)}${more}`)

    describe("Medusa Admin's list of products", () => {
      it("comes a page at a time in each order, with how many there are", async () => {
        const byId = [disc.id, filter.id, draft].sort()
        expect(await list("limit=2")).toMatchObject({ count: 3, offset: 0, limit: 2 })
        expect(await idsOf("limit=2")).toEqual(byId.slice(0, 2))
        expect(await list("limit=2&offset=2")).toMatchObject({ count: 3, offset: 2, limit: 2 })
        expect(await idsOf("limit=2&offset=2")).toEqual(byId.slice(2))
        expect(await idsOf("offset=9")).toEqual([])
        expect(await idsOf("order=-created_at")).toEqual([draft, filter.id, disc.id])
        expect(await idsOf("order=title")).toEqual([disc.id, filter.id, draft])
        expect(await idsOf("order=-title&limit=1")).toEqual([draft])
        expect(await idsOf("order=-updated_at")).toHaveLength(3)
      })

      it("has the fields that were asked for", async () => {
        const { products: rows } = z
          .object({ products: z.array(z.looseObject({ id: z.string() })) })
          .parse(await get(`/admin/products?${FIELDS}&order=-created_at`))
        expect(rows[0]).toMatchObject({ id: draft, title: "Wiper not yet sold", status: "draft" })
        expect(rows[2]).toMatchObject({ sales_channels: [{}], variants: [{}] })
        const { products: titles } = z
          .object({ products: z.array(z.unknown()) })
          .parse(await get("/admin/products?fields=title&limit=1"))
        expect(titles).toEqual([expect.objectContaining({ title: expect.any(String) as string })])
      })

      it("finds what is sold by names, numbers of all kinds and with a typo", async () => {
        for (const q of ["list-280-v", "LIST280V", "34116855000", "bmw 34 11 6 855 000"]) {
          expect([q, await find(q)]).toEqual([q, [disc.id]])
        }
        expect(await find("oil filter")).toEqual([filter.id])
        expect(await find("oil fliter")).toEqual([filter.id])
        expect(await find("nothing of the kind")).toEqual([])
        expect(await list("q=oc90")).toMatchObject({ count: 1, offset: 0, limit: 50 })
        expect(await list("q=oc90&offset=1")).toMatchObject({ count: 1, offset: 1, products: [] })
      })

      it("finds what is not sold by its name and numbers", async () => {
        for (const q of ["wiper", "SOLD wip", "wip_1", "wip1new", "(new)"]) {
          expect([q, await find(q)]).toEqual([q, [draft]])
        }
        for (const q of ["%", "w%r", "wiper disc"]) expect([q, await find(q)]).toEqual([q, []])
      })

      it("keeps its other filters and orders when something is looked for", async () => {
        expect(await find("list", "&status[]=draft")).toEqual([])
        expect(await find("wiper", "&status[]=draft")).toEqual([draft])
        expect(await find("wiper", `&id=${disc.id}`)).toEqual([])
        expect(await find("disc", `&id[]=${disc.id}&id[]=${draft}`)).toEqual([disc.id])
        expect(await find(" ")).toHaveLength(3)
        expect(await find("list", "&order=-created_at")).toEqual([filter.id, disc.id])
      })

      it("finds a part under what it is at this moment", async () => {
        await products().updateProducts(filter.id, { status: "draft", title: "Wiper OC90" })
        expect((await find("wiper")).sort()).toEqual([draft, filter.id].sort())
        expect(await find("oil filter")).toEqual([])
        await products().softDeleteProducts([draft])
        expect(await find("wiper")).toEqual([filter.id])
        expect((await list()).count).toBe(2)
        await products().restoreProducts([draft])
        await products().updateProducts(filter.id, { status: "published", title: "Oil filter" })
        expect(await find("wiper")).toEqual([draft])
        expect(await find("oil filter")).toEqual([filter.id])
        expect((await list()).count).toBe(3)
      })

      it("counts gift cards apart, and both where nobody asks", async () => {
        const card = await add({ title: "Card", sku: "CARD", isGift: true })
        expect((await list()).count).toBe(3)
        expect(await find("card")).toEqual([])
        const cards = listed.parse(await get("/admin/products?is_giftcard=true"))
        expect(cards).toMatchObject({ count: 1, products: [{ id: card }] })
        expect(listed.parse(await get("/admin/products")).count).toBe(4)
        expect(await catalogueFaults(getContainer())).toEqual(NO_FAULTS)
        await products().deleteProducts([card])
        expect(listed.parse(await get("/admin/products")).count).toBe(3)
        expect(await catalogueFaults(getContainer())).toEqual(NO_FAULTS)
      })

      it("is narrowed by what a product is and when it was made, with how many are left", async () => {
        const category = await addCategory(getContainer(), { name: "Filters", handle: "filters" })
        await moveToCategory(getContainer(), filter.id, category)
        const [tag] = await products().createProductTags([{ value: "winter" }])
        await products().updateProducts(disc.id, { tag_ids: [tag?.id ?? ""] })
        const now = new Date().toISOString()
        for (const [query, ids] of [
          ["status[]=draft", [draft]],
          ["status[]=draft&status[]=published&order=-created_at", [draft, filter.id, disc.id]],
          [`category_id[]=${category}`, [filter.id]],
          [`category_id=${category}&status[]=draft`, []],
          [`tag_id[]=${tag?.id}`, [disc.id]],
          [`tag_id[]=${tag?.id}&q=list-280`, [disc.id]],
          [`tag_id[]=${tag?.id}&q=oc90`, []],
          ["type_id=ptyp_none", []],
          ["collection_id=pcol_none", []],
          [`created_at[$gte]=${now}`, []],
          [
            `created_at[$lt]=${now}&updated_at[$lte]=${now}&order=title`,
            [disc.id, filter.id, draft],
          ],
          [`id[]=${disc.id}&id[]=${draft}&order=-created_at`, [draft, disc.id]],
          ["handle=none", []],
        ] as const) {
          expect([query, await list(query)]).toEqual([
            query,
            expect.objectContaining({ count: ids.length, products: ids.map((id) => ({ id })) }),
          ])
        }
        expect(await list("status[]=published&order=-created_at&limit=1&offset=1")).toMatchObject({
          count: 2,
          offset: 1,
          products: [{ id: disc.id }],
        })
        await products().updateProducts(disc.id, { subtitle: "changed last" })
        expect(await idsOf("order=-updated_at&limit=1")).toEqual([disc.id])
        for (const odd of ["created_at[$gte]=soon", "status[]=odd"]) {
          const path = `/admin/products?${odd}`
          expect((await api.call({ method: "GET", path, token: staff })).status).toBe(400)
        }
      })

      it("is narrowed by what a product is linked to, beside all else", async () => {
        const [row] = await database()("product_sales_channel").where({ product_id: disc.id })
        const channel = `sales_channel_id[]=${row.sales_channel_id}`
        const sold = [disc.id, filter.id]
        const ids = async (query: string) => (await idsOf(`${channel}&${query}`)).toSorted()
        expect(await ids("")).toEqual(sold.toSorted())
        expect(await ids("q=oc90")).toEqual([filter.id])
        expect(await ids("q=wiper")).toEqual([])
        expect(await ids("status[]=draft")).toEqual([])
        expect(await ids(`id=${disc.id}`)).toEqual([disc.id])
        expect(await ids("variants[sku]=LIST-280-V")).toEqual([disc.id])
        expect(await ids("variants[sku]=WIP_1 (new)")).toEqual([])
        expect(await idsOf("sales_channel_id[]=sc_none")).toEqual([])
        expect(await list(`${channel}&limit=1&order=-created_at`)).toMatchObject({
          count: 2,
          products: [{ id: filter.id }],
        })

        const { variants } = await products().retrieveProduct(filter.id, {
          relations: ["variants"],
        })
        const prices = [{ variant_id: variants[0]?.id ?? "", amount: 3, currency_code: "usd" }]
        const {
          result: [offer],
        } = await createPriceListsWorkflow(getContainer()).run({
          input: { price_lists_data: [{ title: "Offer", description: "Of a test", prices }] },
        })
        const offered = `price_list_id[]=${offer?.id}`
        expect(await idsOf(offered)).toEqual([filter.id])
        expect(await idsOf(`${offered}&${channel}&order=title`)).toEqual([filter.id])
        expect(await idsOf(`${offered}&q=wiper`)).toEqual([])
      })

      it("is nobody's but staff's", async () => {
        expect((await api.call({ method: "GET", path: "/admin/products" })).status).toBe(401)
      })
    })

    describe("Medusa Admin's list of variants", () => {
      const variants = async (query: string) => {
        const path = `/admin/product-variants?fields=sku&${query}`
        const answer = answered.extend({ variants: z.array(z.object({ sku: z.string() })) })
        const { variants: rows, count } = answer.parse(await get(path))
        return { skus: rows.map(({ sku }) => sku), count }
      }

      it("finds by names, numbers of all kinds and with a typo what is sold and what is not", async () => {
        for (const [q, skus] of [
          ["list280v", ["LIST-280-V"]],
          ["34116855000", ["LIST-280-V"]],
          ["oil fliter", ["LIST-OC90"]],
          ["wip_1", ["WIP_1 (new)"]],
          ["nothing of the kind", []],
        ] as const) {
          const found = await variants(`q=${encodeURIComponent(q)}`)
          expect([q, found]).toEqual([q, { skus, count: skus.length }])
        }
        expect(await variants("q=list&limit=1&offset=1")).toMatchObject({ count: 2 })
        expect((await variants("q=list&order=sku")).skus).toEqual(["LIST-280-V", "LIST-OC90"])
        expect((await variants("q=list&sku=LIST-OC90")).skus).toEqual(["LIST-OC90"])
        expect((await variants("q=%20")).count).toBe(3)
      })
    })

    describe("Medusa Admin's list of inventory items", () => {
      it("comes a page at a time, with how many there are", async () => {
        const path = "/admin/inventory-items?fields=id,sku"
        const all = stocked.parse(await get(path))
        expect(all.inventory_items.map(({ sku }) => sku)).toContain("LIST-280-V")
        expect(all).toMatchObject({ count: all.inventory_items.length, offset: 0 })
        const last = stocked.parse(await get(`${path}&limit=1&offset=1`))
        expect(last).toEqual({
          inventory_items: [all.inventory_items[1]],
          count: all.count,
          offset: 1,
          limit: 1,
        })
        await database()("inventory_item")
          .where({ id: all.inventory_items[1]?.id })
          .update({ deleted_at: new Date() })
        expect(stocked.parse(await get(path)).count).toBe(all.count - 1)
        const found = stocked.parse(await get(`${path}&q=280-v`))
        expect(found.inventory_items.map(({ sku }) => sku)).toEqual(["LIST-280-V"])
      })
    })
  },
})
