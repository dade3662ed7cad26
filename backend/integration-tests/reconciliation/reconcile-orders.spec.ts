import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { ORDER_GUARD_MODULE } from "../../src/modules/order-guard"
import type { OrderGuardModuleService } from "../../src/modules/order-guard/service"
import { readStockLocations } from "../../src/queries/stock/selling-locations"
import { readSellable } from "../../src/queries/product/products"
import { databaseImage } from "../setup/run/database-image"
import { signInAdmin, signUp } from "../setup/people"
import { placeOrder } from "../setup/orders/purchase"
import { addPart, openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"

type Findings = { repaired: string[]; unsolved: string[] }

/** Everything that one table was told about is an hour old. */
const AGED = ['"order"', "order_item", "reservation_item", "fulfillment"]

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const database = (): Knex => getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
    let place: { inventory_item_id: string; location_id: string }
    let idleItem: string
    /** The line of each order, by what became of it. */
    let lines: Record<"live" | "cancelled" | "delivered" | "deleted", { id: string; line: string }>

    const rows = async <Row>(statement: string, bindings: string[] = []) =>
      (await database().raw<{ rows: Row[] }>(statement, bindings)).rows
    const age = async () => {
      for (const table of AGED) {
        await rows(`update ${table} set created_at = created_at - interval '1 hour',
          updated_at = updated_at - interval '1 hour'`)
      }
    }
    const reserve = async (line_item_id: string | null, quantity = 20) => {
      await database()("reservation_item").insert({
        id: `resitem_${line_item_id}_${quantity}`,
        ...place,
        line_item_id,
        quantity,
        raw_quantity: { value: String(quantity), precision: 20 },
        created_at: new Date(0),
        updated_at: new Date(0),
      })
    }
    /** The triggers that keep the count leave such a write alone. */
    const miscount = (inventory_item_id: string, reserved_quantity: number) =>
      database().transaction(async (transaction) => {
        await transaction.raw("set local session_replication_role = replica")
        await transaction("inventory_level")
          .where({ inventory_item_id })
          .update({ reserved_quantity })
      })
    /** What is promised to whom and what is due for what; the repaired rows have new ids. */
    const state = async () => ({
      levels: await rows(`select stocked_quantity::int, reserved_quantity::int,
        raw_reserved_quantity ->> 'value' as raw from inventory_level order by id`),
      reservations: await rows(`select line_item_id, quantity::int, raw_quantity ->> 'value' as raw,
        inventory_item_id, location_id from reservation_item where deleted_at is null order by 1, 2`),
      payable: await rows(`select l.order_id, c.amount::int, c.status, c.currency_code
        from order_payment_collection l join payment_collection c on c.id = l.payment_collection_id
        where l.deleted_at is null and c.deleted_at is null order by 1`),
    })
    const reconcile = async () => {
      const engine = getContainer().resolve(Modules.WORKFLOW_ENGINE)
      return (await engine.run("reconcile-orders", {})).result as Findings
    }

    beforeAll(async () => {
      const container = getContainer()
      await openShop(container)
      const part = await addPart(container)
      const itemOf = async ({ id }: { id: string }) =>
        (await readSellable(container, id))?.inventory[0]?.inventory_item_id ?? ""
      idleItem = await itemOf(await addPart(container, { sku: "IDLE-1" }))
      place = {
        inventory_item_id: await itemOf(part),
        location_id: (await readStockLocations(container))[0] ?? "",
      }
      const buyer = await signUp(api)
      const admin = await signInAdmin(container, api)
      const ordered = async () => {
        const { _id: id } = await placeOrder(api, { part, buyer })
        const [item] = await rows<{ item_id: string }>(
          "select item_id from order_item where order_id = ?",
          [id],
        )
        return { id, line: item?.item_id ?? "" }
      }
      lines = {
        live: await ordered(),
        cancelled: await ordered(),
        delivered: await ordered(),
        deleted: await ordered(),
      }
      await api.delete(`/order/${lines.cancelled.id}`, buyer.token)
      await api.put(`/order/${lines.delivered.id}`, { isDeliver: true }, admin.token)
      await rows("delete from reservation_item where line_item_id = ?", [lines.deleted.line])
      await rows('update "order" set deleted_at = now() where id = ?', [lines.deleted.id])
      await age()
    })

    it("leaves a sound shop as it is, carts' and staff's own reservations too", async () => {
      await rows(`insert into cart (id, currency_code) values ('cart_open', 'usd')`)
      await rows(`insert into cart_line_item (id, cart_id, title, quantity, unit_price, raw_unit_price)
        values ('cali_open', 'cart_open', 'A part', 20, 1, '{"value": "1"}')`)
      await reserve("cali_open")
      await reserve(null)
      const before = await databaseImage(getContainer())
      expect(await reconcile()).toEqual({ repaired: [], unsolved: [] })
      expect(await databaseImage(getContainer())).toEqual(before)
    })

    const faults: [fault: string, plant: () => Promise<unknown>, told: () => RegExp][] = [
      [
        "a reservation of a cancelled order",
        () => reserve(lines.cancelled.line),
        () => new RegExp(`resitem_${lines.cancelled.line}_20 .* ${lines.cancelled.id}`),
      ],
      [
        "a reservation of a deleted order",
        () => reserve(lines.deleted.line),
        () => new RegExp(`resitem_${lines.deleted.line}_20 .* ${lines.deleted.id}`),
      ],
      [
        "a reservation of a delivered line",
        () => reserve(lines.delivered.line),
        () => new RegExp(`resitem_${lines.delivered.line}_20 .* ${lines.delivered.id}`),
      ],
      [
        "a reservation of no order at all",
        () => reserve("ordli_of_nobody"),
        () => /resitem_ordli_of_nobody_20 .* no order/,
      ],
      [
        "a live order without its reservation",
        () => rows("delete from reservation_item where line_item_id = ?", [lines.live.line]),
        () => new RegExp(`Not reserved: 50 × .* of order ${lines.live.id}`),
      ],
      [
        "a live order with too small a reservation",
        () =>
          rows(
            `update reservation_item set quantity = 30, raw_quantity = '{"value": "30"}'
            where line_item_id = ?`,
            [lines.live.line],
          ),
        () => new RegExp(`Not reserved: 20 × .* of order ${lines.live.id}`),
      ],
      [
        "a level that counts wrong",
        () => miscount(place.inventory_item_id, 7),
        () => /reserved 7 pieces, its lines 50/,
      ],
      [
        "a level that counts nothing",
        () => miscount(place.inventory_item_id, 0),
        () => /reserved 0 pieces, its lines 50/,
      ],
      [
        "a level that counts what nobody reserved",
        () => miscount(idleItem, 7),
        () => /reserved 7 pieces, its lines 0/,
      ],
      [
        "an order whose link to its payment collection is gone",
        () =>
          rows("update order_payment_collection set deleted_at = now() where order_id = ?", [
            lines.live.id,
          ]),
        () => new RegExp(`Order ${lines.live.id} .* its lost collection pay_col_`),
      ],
      [
        "an order whose payment collection is gone",
        () =>
          rows(
            `delete from payment_collection where id in (
              select payment_collection_id from order_payment_collection where order_id = ?)`,
            [lines.live.id],
          ),
        () => new RegExp(`Order ${lines.live.id} .* a new collection pay_col_`),
      ],
    ]

    it.each(faults)("repairs %s, once where two do it", async (_, plant, told) => {
      const before = await state()
      await plant()
      const planted = await state()
      expect(planted).not.toEqual(before)
      const both = await Promise.all([reconcile(), reconcile()])
      expect(await state()).toEqual(before)
      expect(both.flatMap(({ unsolved }) => unsolved)).toEqual([])
      expect(both.flatMap(({ repaired }) => repaired)).toEqual([expect.stringMatching(told())])
    })

    it("names the order that waits for pieces that are gone, and changes nothing", async () => {
      await rows("delete from reservation_item where line_item_id = ?", [lines.live.line])
      await rows("update inventory_level set stocked_quantity = 49")
      const before = await databaseImage(getContainer())
      expect(await reconcile()).toEqual({
        repaired: [],
        unsolved: [expect.stringMatching(new RegExp(`Not reserved, .* order ${lines.live.id}`))],
      })
      expect(await databaseImage(getContainer())).toEqual(before)
    })

    it("names the orders that pieces are promised to which are not there", async () => {
      await rows("update inventory_level set stocked_quantity = 49")
      expect(await reconcile()).toEqual({
        repaired: [],
        unsolved: [
          expect.stringMatching(
            new RegExp(`50 × ${place.inventory_item_id} .* 49 are there; .*${lines.live.id}`),
          ),
        ],
      })
    })

    it("leaves alone what was written a moment ago: somebody may be at work on it", async () => {
      await rows("delete from reservation_item where line_item_id = ?", [lines.live.line])
      await rows('update "order" set updated_at = now() where id = ?', [lines.live.id])
      await reserve(lines.cancelled.line)
      await rows('update "order" set updated_at = now() where id = ?', [lines.cancelled.id])
      expect(await reconcile()).toEqual({ repaired: [], unsolved: [] })
    })

    it("mends when the shop starts", async () => {
      const before = await state()
      await reserve("ordli_of_nobody")
      const guard = getContainer().resolve<OrderGuardModuleService>(ORDER_GUARD_MODULE)
      await guard.__hooks.onApplicationStart()
      await expect.poll(state).toEqual(before)
    })
  },
})
