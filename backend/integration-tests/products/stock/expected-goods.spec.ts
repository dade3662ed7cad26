import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readSellable } from "../../../src/queries/product/products"
import { goodsDesk, inDays, type GoodsDesk } from "../../setup/orders/goods-desk"
import { placeOrder, purchaseOf } from "../../setup/orders/purchase"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../../setup/people"
import { sharedShop } from "../../setup/run/shop-suite"
import { addPart, openShop, type TestPart } from "../../setup/shop-fixture"
import { failureOf, testApi, type Answer } from "../../setup/test-api"

const [SOON, LATER, LAST] = [inDays(10), inDays(20), inDays(30)]

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let part: TestPart
    let buyer: Person
    let desk: GoodsDesk

    beforeAll(async () => {
      await openShop(getContainer())
      part = await addPart(getContainer(), { sku: "BD-WAIT", stock: 50 })
      buyer = await signUp(api)
      await signInAdmin(getContainer(), api)
      const token = await signInMedusaAdmin(api)
      desk = goodsDesk(api, { container: getContainer(), token, part })
    })

    const database = (): Knex => getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
    /** What of whose order waits for which day, in the order of the promises. */
    const promises = async () => {
      const { rows } = await database().raw<{ rows: unknown[] }>(
        `select item.order_id as order, promise.quantity, promise.due, promise.former_due as former
        from promised_goods promise
        join reservation_item held on held.id = promise.reservation_id
        left join order_item item on item.item_id = held.line_item_id
        order by promise.place, promise.due`,
      )
      return rows
    }
    const level = async () => {
      const sellable = await readSellable(getContainer(), part.id)
      const [row] = await database()("inventory_level").where({
        inventory_item_id: sellable?.inventory[0]?.inventory_item_id,
      })
      return { stocked: Number(row.stocked_quantity), reserved: Number(row.reserved_quantity) }
    }
    const waiting = async () => {
      const { rows } = await database().raw<{ rows: unknown[] }>(
        `select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length
    }
    const order = (qty: number) => api.post("/orders", purchaseOf(part, buyer, qty), buyer.token)
    const place = (qty: number) => placeOrder(api, { part, buyer, qty })

    describe("an order of more than is there", () => {
      it("is refused where staff do not allow it, and where no goods are expected", async () => {
        await desk.expectGoods(100, SOON)
        expect(failureOf(await order(80))).toMatchObject({ status: 409, code: "out_of_stock" })
        await desk.allow()
        await desk.staff(`/expected-goods/${(await desk.goods())[0]?.id ?? ""}/withdraw`, {})
        expect(failureOf(await order(80))).toMatchObject({ status: 409, code: "out_of_stock" })
      })

      it("has what is there, and the rest of the earliest goods", async () => {
        await desk.allow()
        await desk.expectGoods(100, LATER)
        await desk.expectGoods(20, SOON)
        const { _id } = await place(100)
        expect(await promises()).toEqual([
          { order: _id, quantity: 20, due: SOON, former: null },
          { order: _id, quantity: 30, due: LATER, former: null },
        ])
        expect(await level()).toEqual({ stocked: 50, reserved: 100 })
      })

      it("is not promised what is expected for a day that has passed", async () => {
        await desk.allow()
        const id = await desk.expectGoods(100, SOON)
        await database()("expected_goods")
          .where({ id })
          .update({ due: inDays(-1) })
        expect(failureOf(await order(80))).toMatchObject({ status: 409, code: "out_of_stock" })
      })

      it("is promised once, however many buyers come in the same moment", async () => {
        await desk.allow()
        await desk.expectGoods(500, SOON)
        const answers = await Promise.all(Array.from({ length: 30 }, () => order(50)))
        expect(answers.filter(({ status }) => status === 201)).toHaveLength(11)
        const refused = answers.filter(({ status }) => status !== 201).map(failureOf)
        expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["out_of_stock"]))
        expect(await level()).toEqual({ stocked: 50, reserved: 550 })
        expect(await desk.goods()).toMatchObject([{ open: 500, promised: 500 }])
      })
    })

    describe("the database itself", () => {
      it("promises no piece twice, whoever writes", async () => {
        await desk.allow()
        const id = await desk.expectGoods(60, SOON)
        await place(100)
        const twice = { id: "pgoods_twice", goods_id: id, reservation_id: "resitem_any", due: SOON }
        await expect(
          database()("promised_goods").insert({ ...twice, quantity: 11 }),
        ).rejects.toThrow("would be promised")
        await expect(
          database()("expected_goods").where({ id }).update({ quantity: 49 }),
        ).rejects.toThrow("would be promised")
      })

      it("gives what comes to be free to those who wait, first come first served", async () => {
        await desk.allow()
        await desk.expectGoods(200, SOON)
        const first = await place(50)
        const second = await place(60)
        const third = await place(60)
        expect((await api.delete(`/order/${first._id}`, buyer.token)).status).toBe(200)
        expect(await promises()).toEqual([
          { order: second._id, quantity: 10, due: SOON, former: null },
          { order: third._id, quantity: 60, due: SOON, former: null },
        ])
        expect((await api.delete(`/order/${third._id}`, buyer.token)).status).toBe(200)
        expect(await promises()).toHaveLength(1)
        expect(await desk.goods()).toMatchObject([{ promised: 10 }])
      })
    })

    describe("a count of stock", () => {
      it("gives what it adds to whoever was promised goods a moment before it", async () => {
        await desk.allow()
        await desk.expectGoods(100, SOON)
        const item = (await readSellable(getContainer(), part.id))?.inventory[0]?.inventory_item_id
        const buying = await database().transaction()
        await buying.raw(
          `insert into reservation_item (id, location_id, quantity, raw_quantity, inventory_item_id, allow_backorder)
          select 'resitem_first', location_id, 80, '{"value":"80","precision":20}', inventory_item_id, true
          from inventory_level where inventory_item_id = ?`,
          [item ?? ""],
        )
        const counted = database()("inventory_level")
          .where({ inventory_item_id: item })
          .update({ stocked_quantity: 70, raw_stocked_quantity: { value: "70", precision: 20 } })
        const counting = counted.then(() => undefined)
        await expect.poll(waiting).toBe(1)
        await buying.commit()
        await counting
        expect(await promises()).toEqual([{ order: null, quantity: 10, due: SOON, former: null }])
      })
    })

    describe("goods that arrive", () => {
      it("are those of whoever was promised them first, and the rest is free", async () => {
        await desk.allow()
        const id = await desk.expectGoods(100, SOON)
        await place(110)
        const arrived = await desk.staff(`/expected-goods/${id}/arrive`, {
          quantity: 100,
          open: 100,
        })
        expect(arrived).toMatchObject({
          status: 200,
          body: { goods: [{ state: "arrived", arrived: 100, open: 0, promised: 0 }] },
        })
        expect(await promises()).toEqual([])
        expect(await level()).toEqual({ stocked: 150, reserved: 110 })
        expect((await readSellable(getContainer(), part.id))?.available).toBe(40)
      })

      it("keep the promises of the rest, with its day", async () => {
        await desk.allow()
        const id = await desk.expectGoods(100, SOON)
        const [first, second] = [await place(100), await place(50)]
        const body = { quantity: 60, open: 100, rest_due: LATER }
        expect((await desk.staff(`/expected-goods/${id}/arrive`, body)).status).toBe(200)
        expect(await promises()).toEqual([
          { order: second._id, quantity: 40, due: LATER, former: SOON },
        ])
        expect(first.lines).toHaveLength(1)
        expect(await desk.goods()).toMatchObject([
          { open: 40, arrived: 60, due: LATER, promised: 40 },
        ])
      })

      it("pass on what they do not keep to the next goods, in order, or are refused", async () => {
        await desk.allow()
        const id = await desk.expectGoods(100, SOON)
        const [first, second] = [await place(100), await place(50)]
        const few = { quantity: 30, open: 100 }
        const refused = await desk.staff(`/expected-goods/${id}/arrive`, few)
        expect(refused).toMatchObject({ status: 400 })
        expect(JSON.stringify(refused.body)).toContain("70 pieces of these goods are promised")
        expect(await level()).toEqual({ stocked: 50, reserved: 150 })
        await desk.expectGoods(10, LATER)
        await desk.expectGoods(100, LAST)
        expect((await desk.staff(`/expected-goods/${id}/arrive`, few)).status).toBe(200)
        expect(await promises()).toEqual([
          { order: first._id, quantity: 10, due: LATER, former: SOON },
          { order: first._id, quantity: 10, due: LAST, former: SOON },
          { order: second._id, quantity: 50, due: LAST, former: SOON },
        ])
      })

      it("are counted once, however often the call comes", async () => {
        const id = await desk.expectGoods(100, SOON)
        const call = () =>
          desk.staff(`/expected-goods/${id}/arrive`, { quantity: 40, open: 100, rest_due: LATER })
        const answers: Answer[] = await Promise.all([call(), call(), call()])
        // Medusa's own routes answer a conflict with 400.
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
        expect((await level()).stocked).toBe(90)
      })
    })

    it("moves the day of whoever waits, and keeps the one before", async () => {
      await desk.allow()
      const id = await desk.expectGoods(100, SOON)
      const { _id } = await place(60)
      expect((await desk.staff(`/expected-goods/${id}`, { due: LATER })).status).toBe(200)
      expect(await promises()).toEqual([{ order: _id, quantity: 10, due: LATER, former: SOON }])
    })

    it("withdraws no goods that are promised to somebody", async () => {
      await desk.allow()
      const id = await desk.expectGoods(100, SOON)
      await place(60)
      expect((await desk.staff(`/expected-goods/${id}/withdraw`, {})).status).toBe(400)
      await desk.expectGoods(10, LATER)
      expect((await desk.staff(`/expected-goods/${id}/withdraw`, {})).status).toBe(200)
      expect(await desk.goods()).toMatchObject([
        { due: LATER, promised: 10 },
        { state: "withdrawn", promised: 0 },
      ])
    })

    it("refuses goods of an unknown part, of a past day, and the same goods twice", async () => {
      const body = { sku: part.sku, quantity: 5, due: SOON, reference: "PO 1" }
      const refused = async (change: object) =>
        (await desk.staff("/expected-goods", { ...body, ...change })).status
      expect(await refused({ sku: "NO-SUCH" })).toBe(400)
      expect(await refused({ due: inDays(-1) })).toBe(400)
      expect(await refused({ quantity: 0 })).toBe(400)
      expect(await refused({ location_id: "sloc_none" })).toBe(400)
      expect(await refused({})).toBe(200)
      expect(await refused({})).toBe(400)
    })
  },
})
