import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { Modules } from "@medusajs/framework/utils"
import { orderSchema, type Order } from "../../src/contract/order/order"
import { databaseImage } from "../setup/run/database-image"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, failureOf, testApi } from "../setup/test-api"
import { openOrderShop, tally, type OrderShop } from "./order-shop"

const UNTOUCHED = { stocked: 500, reserved: 0, reservations: 0 }
const TAKEN = { stocked: 500, reserved: 50, reservations: 1 }
const GONE = { stocked: 450, reserved: 0, reservations: 0 }

type Rows<Row> = { rows: Row[] }

/** What workflows announce; what modules tell of their own rows is Medusa's affair. */
const NEWS =
  /^(order\.(placed|fulfillment_created)|(shipment|delivery)\.|(inventory-level|reservation-item)\.)/

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let shop: OrderShop

    beforeAll(async () => {
      shop = await openOrderShop(getContainer(), api)
    })

    const stateOf = async ({ _id }: Order) =>
      dataOf(await api.get(`/order/${_id}`, shop.admin.token), orderSchema)
    const times = (count: number, call: () => ReturnType<OrderShop["cancel"]>) =>
      Promise.all(Array.from({ length: count }, call))
    /** Holds the order's row as another process would. */
    const fromOutside = async ({ _id }: Order) => {
      const other = await shop.database.transaction()
      await other.raw('select id from "order" where id = ? for no key update', [_id])
      return other
    }
    /** How many wait for what another transaction holds; the shop's own jobs may wait for others. */
    const waitingFor = async (other: Knex.Transaction) => {
      const {
        rows: [holder],
      } = await other.raw<Rows<{ pid: number }>>("select pg_backend_pid() as pid")
      const {
        rows: [waiting],
      } = await shop.database.raw<Rows<{ count: number }>>(
        "select count(*)::int as count from pg_stat_activity where ? = any(pg_blocking_pids(pid))",
        [holder?.pid ?? 0],
      )
      return waiting?.count
    }

    it("delivers once when eight ask at the same moment", async () => {
      const order = await shop.place()
      const answers = await times(8, () => shop.deliver(order))
      expect(tally(answers)).toEqual({ 200: 1, 409: 7 })
      const refused = answers.filter(({ status }) => status === 409).map(failureOf)
      expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["order_delivered"]))
      expect(await shop.stock()).toEqual(GONE)
    })

    it("cancels once when eight ask at the same moment", async () => {
      const order = await shop.place()
      const answers = await times(8, () => shop.cancel(order))
      expect(tally(answers)).toEqual({ 200: 1, 409: 7 })
      expect(await shop.stock()).toEqual(UNTOUCHED)
    })

    it("delivers or cancels, never both", async () => {
      const order = await shop.place()
      const ask = [shop.deliver, shop.cancel, shop.deliver, shop.cancel]
      const answers = await Promise.all(ask.map((call) => call(order)))
      expect(tally(answers)).toEqual({ 200: 1, 409: 3 })
      const { isDeliver, cancelledAt } = await stateOf(order)
      expect(isDeliver).toBe(cancelledAt === null)
      expect(await shop.stock()).toEqual(isDeliver ? GONE : UNTOUCHED)
    })

    it("is paid or cancelled, and money that came too late goes back", async () => {
      const order = await shop.place()
      const tell = await shop.pay(order)
      const [told, cancelled] = await Promise.all([tell(), shop.cancel(order)])
      const { isPaid, cancelledAt, refunded } = await stateOf(order)
      if (cancelled.status === 200) {
        expect(cancelledAt).not.toBeNull()
        expect(isPaid ? refunded : 475).toBe(475)
        expect(await shop.stock()).toEqual(UNTOUCHED)
      } else {
        expect(failureOf(cancelled).code).toBe("order_paid")
        expect({ told: told.status, isPaid, cancelledAt }).toEqual({
          told: 200,
          isPaid: true,
          cancelledAt: null,
        })
        expect(await shop.stock()).toEqual(TAKEN)
      }
    })

    it("waits for another process that holds the order, by either way", async () => {
      const order = await shop.place()
      const other = await fromOutside(order)
      const answers = [shop.deliver(order), shop.cancel(order)]
      await expect.poll(() => waitingFor(other)).toBe(1)
      expect(await shop.stock()).toEqual(TAKEN)
      await other("order")
        .where({ id: order._id })
        .update({ status: "canceled", canceled_at: new Date() })
      await other.commit()
      for (const answer of await Promise.all(answers)) {
        expect(failureOf(answer)).toMatchObject({ status: 409, code: "order_cancelled" })
      }
    })

    it("lets others order the part while a delivery is being written", async () => {
      const order = await shop.place()
      const other = await shop.database.transaction()
      await other.raw("select pg_advisory_xact_lock(18)")
      await shop.database.raw(`
        create function wait_for_parcel() returns trigger language plpgsql as
          $$ begin perform pg_advisory_xact_lock(18); return new; end $$;
        create trigger wait_for_parcel before insert on fulfillment_item
          for each row execute function wait_for_parcel()`)
      const answer = shop.deliver(order)
      await expect.poll(() => waitingFor(other)).toBe(1)
      await shop.place()
      await other.commit()
      expect((await answer).status).toBe(200)
      await shop.database.raw("drop function wait_for_parcel cascade")
      expect(await shop.stock()).toEqual({ stocked: 450, reserved: 50, reservations: 1 })
    })

    it.each([
      ["fulfillment_item", () => shop.deliver],
      ["reservation_item", () => shop.deliver],
      ["payment_collection", () => shop.cancel],
      ["reservation_item", () => shop.cancel],
    ])("changes nothing when the commit fails over %s", async (table, door) => {
      const order = await shop.place()
      const before = await databaseImage(getContainer())
      await shop.database.raw(`
        create function refuse_commit() returns trigger language plpgsql as
          $$ begin raise exception 'disk full'; end $$;
        create constraint trigger refuse_commit after insert or update on ${table}
          deferrable initially deferred for each row execute function refuse_commit()`)
      expect((await door()(order)).status).toBe(500)
      await shop.database.raw("drop function refuse_commit cascade")
      expect(await databaseImage(getContainer())).toEqual(before)
      expect((await door()(order)).status).toBe(200)
    })

    it("looks to Medusa Admin, and tells subscribers, as Medusa's own delivery does", async () => {
      const told: string[] = []
      const events = getContainer().resolve(Modules.EVENT_BUS)
      events.subscribe("*", async ({ name }) => void (NEWS.test(name) && told.push(name)), {
        subscriberId: "life",
      })
      const ours = await seenBy(await shop.place(), (order) => shop.deliver(order))
      await expect.poll(() => told).toContain("delivery.created")
      const ourNews = told.splice(0).sort()
      const theirs = await seenBy(await shop.place(), deliverByMedusa)
      expect(ours).toEqual(theirs)
      await expect.poll(() => told).toContain("delivery.created")
      expect(ourNews).toEqual(told.sort())
      expect(await shop.stock()).toEqual({ stocked: 400, reserved: 0, reservations: 0 })
    })

    const FIELDS =
      "*items,*items.detail,*fulfillments,*fulfillments.items,*fulfillments.delivery_address,+summary,+version"
    const seenBy = async (order: Order, deliver: (order: Order) => Promise<unknown>) => {
      await deliver(order)
      const { body } = await shop.read(`/orders/${order._id}?fields=${encodeURIComponent(FIELDS)}`)
      const changes = await shop.read(`/orders/${order._id}/changes`)
      return masked({ body, actions: actionsOf(changes.body) })
    }
    const deliverByMedusa = async ({ _id }: Order) => {
      const { rows } = await shop.database.raw<{ rows: { item_id: string }[] }>(
        "select item_id from order_item where order_id = ?",
        [_id],
      )
      const items = [{ id: rows[0]?.item_id, quantity: 50 }]
      const made = await shop.medusa(`/orders/${_id}/fulfillments?fields=fulfillments.id`, {
        items,
      })
      const { order } = made.body as { order: { fulfillments: { id: string }[] } }
      const path = `/orders/${_id}/fulfillments/${order.fulfillments[0]?.id}`
      await shop.medusa(`${path}/shipments`, { items })
      await shop.medusa(`${path}/mark-as-delivered`)
    }
  },
})

/** What the order's history tells. Medusa's delivery is three changes of an order, ours is one. */
function actionsOf(body: unknown): unknown[] {
  const { order_changes: changes } = body as { order_changes: { actions: object[] }[] }
  return changes.flatMap(({ actions }) => actions)
}

/** Ids and times differ between two orders, and how many versions they came in; nothing else may. */
function masked(value: unknown): unknown {
  const text = JSON.stringify(value)
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME")
    .replace(/[0-9A-HJKMNP-TV-Z]{26}/g, "ULID")
    .replace(/(user|cus)_ULID/g, "PERSON")
    .replace(/"(display_id|ordering|version)":\d+/g, '"$1":0')
    .replace(/"quantity":"(\d+)"/g, '"quantity":$1')
  return JSON.parse(text)
}
