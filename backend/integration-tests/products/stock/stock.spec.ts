import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { randomUUID } from "node:crypto"
import { readStockLocations } from "../../../src/queries/stock/selling-locations"
import { readSellable } from "../../../src/queries/product/products"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../../setup/people"
import { placeOrder, purchaseOf } from "../../setup/orders/purchase"
import { addPart, openShop, type TestPart } from "../../setup/shop-fixture"
import { sharedShop } from "../../setup/run/shop-suite"
import { failureOf, testApi } from "../../setup/test-api"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let part: TestPart
    let buyer: Person

    beforeEach(async () => {
      await openShop(getContainer())
      part = await addPart(getContainer(), { stock: 60 })
      buyer = await signUp(api)
    })

    const database = (): Knex => getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const place = async () => {
      const sellable = await readSellable(getContainer(), part.id)
      const inventory_item_id = sellable?.inventory[0]?.inventory_item_id ?? ""
      const [location_id = ""] = await readStockLocations(getContainer())
      return { inventory_item_id, location_id }
    }
    const level = async () => {
      const [row] = await database()("inventory_level").where(await place())
      return { stocked: Number(row.stocked_quantity), reserved: Number(row.reserved_quantity) }
    }
    /** A reservation as another process writes it. */
    const reserve = async (
      quantity: number,
      { connection = database(), allow_backorder = false } = {},
    ) => {
      const id = `resitem_${randomUUID()}`
      const raw_quantity = { value: String(quantity), precision: 20 }
      const row = { id, ...(await place()), quantity, raw_quantity, allow_backorder }
      await connection("reservation_item").insert(row)
      return id
    }
    const order = () => api.post("/orders", purchaseOf(part, buyer, 50), buyer.token)
    const waiting = async () => {
      const { rows } = await database().raw(
        `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows[0].count as number
    }

    describe("an order while another process takes stock", () => {
      it("waits for it, and is refused when the pieces are gone", async () => {
        const other = await database().transaction()
        await reserve(40, { connection: other })
        const answer = order()
        await expect.poll(waiting).toBe(1)
        await other.commit()
        expect(failureOf(await answer)).toMatchObject({
          status: 409,
          code: "out_of_stock",
          message: "Sorry, we don't have enough stock for this product",
        })
        expect(await level()).toEqual({ stocked: 60, reserved: 40 })
      })

      it("gets the pieces that the other gives up", async () => {
        const other = await database().transaction()
        await reserve(40, { connection: other })
        const answer = order()
        await expect.poll(waiting).toBe(1)
        await other.rollback()
        expect((await answer).status).toBe(201)
        expect(await level()).toEqual({ stocked: 60, reserved: 50 })
      })
    })

    it("is refused to Medusa Admin with the same sentence", async () => {
      await signInAdmin(getContainer(), api)
      const token = await signInMedusaAdmin(api)
      const other = await database().transaction()
      await reserve(40, { connection: other })
      const answer = api.call({
        method: "POST",
        path: "/admin/reservations",
        token,
        body: { ...(await place()), quantity: 30 },
      })
      await expect.poll(waiting).toBe(1)
      await other.commit()
      const { status, body } = await answer
      expect(status).toBe(400)
      expect(body).toMatchObject({
        message: "Sorry, we don't have enough stock for this product",
      })
      expect(await level()).toEqual({ stocked: 60, reserved: 40 })
    })

    describe("the database itself", () => {
      it("refuses a reservation of more than there is, and one that would wait for no goods", async () => {
        await reserve(60)
        await expect(reserve(1)).rejects.toThrow("There is not enough stock")
        const waiting = reserve(1, { allow_backorder: true })
        await expect(waiting).rejects.toThrow("nor is it expected")
        expect(await level()).toEqual({ stocked: 60, reserved: 60 })
      })

      it("counts what is reserved, whatever a writer takes it for", async () => {
        const id = await reserve(20)
        await reserve(10)
        await database()("inventory_level")
          .where(await place())
          .update({ reserved_quantity: 3 })
        expect(await level()).toEqual({ stocked: 60, reserved: 30 })
        await database()("reservation_item").where({ id }).update({ deleted_at: new Date() })
        expect(await level()).toEqual({ stocked: 60, reserved: 10 })
        await database()("reservation_item").where({ id }).delete()
        expect(await level()).toEqual({ stocked: 60, reserved: 10 })
      })

      it("counts it for a level that is written anew, too", async () => {
        await reserve(20)
        const levels = () => database()("inventory_level")
        const [written] = await levels().where(await place())
        for (const claimed of [0, 7]) {
          await levels().delete().where({ id: written.id })
          const rows = [written.id, "ilev_elsewhere"].map((id, index) => ({
            ...{ ...written, id, reserved_quantity: claimed },
            raw_reserved_quantity: { value: String(claimed), precision: 20 },
            ...(index > 0 && { location_id: "sloc_elsewhere" }),
          }))
          await levels().insert(rows)
          const elsewhere = levels().where({ id: "ilev_elsewhere" })
          expect(await elsewhere.delete("reserved_quantity")).toEqual([{ reserved_quantity: "0" }])
          expect(await level()).toEqual({ stocked: 60, reserved: 20 })
          const [{ raw_reserved_quantity }] = await levels().where(await place())
          expect(raw_reserved_quantity).toEqual({ value: "20", precision: 20 })
        }
      })

      it("allows one order under a customer's key", async () => {
        const customer_id = "cus_of_the_test"
        const orders = getContainer().resolve(Modules.ORDER)
        const keyed = (idempotency_key: string) =>
          orders.createOrders({ customer_id, currency_code: "usd", metadata: { idempotency_key } })
        await keyed("one")
        await keyed("two")
        await expect(keyed("one")).rejects.toThrow(/already exists/)
      })
    })

    it("sells the stock and no piece more to many at once, and gives the rest the sentence", async () => {
      part = await addPart(getContainer(), { sku: "BD-DROP", stock: 50 * 3 + 49 })
      const answers = await Promise.all(Array.from({ length: 24 }, order))
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
      const refused = answers.filter(({ status }) => status !== 201).map(failureOf)
      expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["out_of_stock"]))
      expect(await level()).toEqual({ stocked: 199, reserved: 150 })
    })

    it("takes the part off the list of what can be had with its last piece, and brings it back", async () => {
      part = await addPart(getContainer(), { sku: "BD-LAST", stock: 100 })
      const listed = async () => {
        const { body } = await api.get("/products?inStock=true")
        return (body as { data: { sku: string }[] }).data.some(({ sku }) => sku === part.sku)
      }
      expect(await listed()).toBe(true)
      const orders = [
        await placeOrder(api, { part, buyer }),
        await placeOrder(api, { part, buyer }),
      ]
      expect(await listed()).toBe(false)
      expect((await api.delete(`/order/${orders[0]?._id}`, buyer.token)).status).toBe(200)
      expect(await listed()).toBe(true)
    })

    it("is answered as it is read later", async () => {
      const placed = await placeOrder(api, { part, buyer })
      const { body } = await api.get(`/order/${placed._id}`, buyer.token)
      expect(body).toEqual({ success: true, data: placed })
    })

    it("keeps the taxes of its country, which are in the price", async () => {
      const taxes = getContainer().resolve(Modules.TAX)
      const [region] = await taxes.listTaxRegions({ country_code: "us" })
      await taxes.createTaxRates({
        tax_region_id: region?.id ?? "",
        name: "Sales tax",
        code: "sales",
        rate: 25,
        is_default: true,
      })
      const { _id, total } = await placeOrder(api, { part, buyer })
      const orders = getContainer().resolve(Modules.ORDER)
      const order = await orders.retrieveOrder(_id, {
        select: ["total", "tax_total"],
        relations: ["items.tax_lines"],
      })
      expect(total).toBe("475")
      // Amounts are objects that write themselves as numbers.
      expect(JSON.parse(JSON.stringify(order))).toMatchObject({
        total: 475,
        tax_total: 95,
        items: [{ tax_lines: [{ code: "sales", rate: 25 }] }],
      })
    })

    it("writes what Medusa's own order has: its taxes, its due amount and its events", async () => {
      const told: unknown[] = []
      getContainer()
        .resolve(Modules.EVENT_BUS)
        .subscribe("order.placed", async ({ data }) => void told.push(data))
      const { _id } = await placeOrder(api, { part, buyer })
      const query = getContainer().resolve(ContainerRegistrationKeys.QUERY)
      const { data } = await query.graph({
        entity: "order",
        fields: ["total", "items.*", "payment_collections.*", "summary.*"],
        filters: { id: _id },
      })
      // Amounts are objects that write themselves as numbers.
      expect(JSON.parse(JSON.stringify(data))).toMatchObject([
        {
          total: 475,
          items: [{ variant_sku: part.sku, product_title: part.name, quantity: 50 }],
          payment_collections: [{ amount: 475, status: "not_paid" }],
          summary: { current_order_total: 475, pending_difference: 475 },
        },
      ])
      await expect.poll(() => told).toEqual([{ id: _id }])
    })
  },
})
