import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import type { Order } from "../../../src/contract/order/order"
import { orderSchema } from "../../../src/contract/order/order"
import { payOrder } from "../../setup/orders/pay-order"
import { purchaseOf } from "../../setup/orders/purchase"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../../setup/people"
import { sharedShop } from "../../setup/run/shop-suite"
import { addPart, openShop } from "../../setup/shop-fixture"
import { dataOf, testApi } from "../../setup/test-api"

const ordersOfMedusa = z.object({
  orders: z.array(z.object({ id: z.string() })),
  count: z.number(),
})

/** Another order with the address and the line of one, written by one statement as orders are. */
const WRITTEN_AGAIN = `with old as (
    select o.id as order_id, o.shipping_address_id, item.id as item_id, item.item_id as line_id
    from "order" o join order_item item on item.order_id = o.id and item.deleted_at is null
    where o.id = :id),
  address as (
    insert into order_address
    select (jsonb_populate_record(a, '{"id": "address_again", "city": "Luleå"}')).*
    from order_address a where id = (select shipping_address_id from old)),
  bought as (
    insert into "order"
    select (jsonb_populate_record(o, '{"id": "order_again", "display_id": 987654,
      "shipping_address_id": "address_again", "metadata": {}}')).*
    from "order" o where id = :id),
  line as (
    insert into order_line_item select (jsonb_populate_record(l, '{"id": "line_again"}')).*
    from order_line_item l where id = (select line_id from old))
  insert into order_item
  select (jsonb_populate_record(i, '{"id": "item_again", "order_id": "order_again",
    "item_id": "line_again"}')).*
  from order_item i where id = (select item_id from old)`

/** How often the connection read a table of orders as a whole. */
const WHOLE_READS = `select cast(sum(seq_scan) as int) as times from pg_stat_xact_user_tables
  where relname in ('order', 'order_item', 'order_line_item', 'order_entry')`

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let admin: Person
    let staff: string
    let discs: Order
    let filters: Order
    let paymentId: string

    beforeAll(async () => {
      await openShop(getContainer())
      admin = await signInAdmin(getContainer(), api)
      staff = await signInMedusaAdmin(api)
      const [mara, nils] = [await signUp(api), await signUp(api)]
      const disc = await addPart(getContainer(), {
        sku: "FIND-280-V",
        oemNumbers: [{ maker: "BMW", number: "34 11-6.855 000" }],
      })
      const filter = await addPart(getContainer(), { sku: "FIND-OC90", name: "Oil filter OC90" })
      const place = async (buyer: Person, part: typeof disc, more: object) => {
        const body = { ...purchaseOf(part, buyer), ...more }
        return dataOf(await api.post("/orders", body, buyer.token), orderSchema)
      }
      discs = await place(mara, disc, {
        name: "Mara Lindqvist",
        address: "Varvsgatan 177, Göteborg",
        poNumber: "PO/4711-a",
      })
      filters = await place(nils, filter, { name: "Nils Åberg", address: "Storgatan 1, Kiruna" })
      await payOrder(api, { order: discs, buyer: mara })
      const paid = dataOf(await api.get(`/order/${discs._id}`, mara.token), orderSchema)
      paymentId = paid.transitionId
    })

    const inShop = async (q: string, more = "") => {
      const answer = await api.get(`/orders?q=${encodeURIComponent(q)}${more}`, admin.token)
      return dataOf(answer, z.array(orderSchema)).map(({ _id }) => _id)
    }
    const inMedusa = async (q: string, more = "") => {
      const path = `/admin/orders?q=${encodeURIComponent(q)}&fields=id${more}`
      const answer = await api.call({ method: "GET", path, token: staff })
      const { orders, count } = ordersOfMedusa.parse(answer.body)
      expect(count).toBe(orders.length)
      return orders.map(({ id }) => id)
    }
    const database = () => getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)

    describe("an order's number", () => {
      it("is the one of Medusa Admin, with a mark", async () => {
        const path = `/admin/orders/${discs._id}?fields=display_id`
        const { body } = await api.call({ method: "GET", path, token: staff })
        expect(body).toMatchObject({ order: { display_id: Number(discs.number.slice(1)) } })
        expect(discs.number).toMatch(/^#\d+$/)
      })
    })

    describe("orders", () => {
      it("are found by every number that leads to them, in the dashboard and in Medusa Admin", async () => {
        const ean = (await database()("product_variant").where({ sku: "FIND-280-V" }))[0] as {
          ean: string
        }
        const numbers = [
          ...[discs.number, discs.number.slice(1), discs._id, discs._id.slice(-6)],
          ...["find-280-v", "FIND280V", "280-v", ean.ean, "34116855000", "bmw 34 11 6 855 000"],
          ...["PO/4711-a", "po4711a", "4711", paymentId, paymentId.slice(0, 12)],
        ]
        const found = await Promise.all(
          numbers.map(async (q) => [q, await inShop(q), await inMedusa(q)]),
        )
        expect(found).toEqual(numbers.map((q) => [q, [discs._id], [discs._id]]))
      })

      it("are found by words of mail, name, address and part, which all have to be there", async () => {
        for (const q of ["mara", "LINDQ", "göteborg varvs", discs.email, "kiruna varvs"]) {
          const wanted = q === "kiruna varvs" ? [] : [discs._id]
          expect([q, await inShop(q)]).toEqual([q, wanted])
          expect([q, await inMedusa(q)]).toEqual([q, wanted])
        }
        expect(await inShop("oil filter åberg")).toEqual([filters._id])
        expect(await inShop(`${filters.number} nils`)).toEqual([filters._id])
        expect(await inShop("%")).toEqual([])
      })

      it("mean a number where it is one, though it also stands in an address", async () => {
        expect(await inShop("177")).toEqual([discs._id])
        await database()("order").where({ id: filters._id }).update({ display_id: 177 })
        expect(await inShop("177")).toEqual([filters._id])
        expect(await inShop("#17")).toEqual([])
      })

      it("come a page at a time, newest first, and say how many there are", async () => {
        const path = "/orders?q=gatan&limit=1"
        const first = await api.get(path, admin.token)
        expect(first.headers["x-total-count"]).toBe("2")
        expect(await inShop("gatan", "&limit=1")).toEqual([filters._id])
        const cursor = /cursor=([^&>]+)/.exec(first.headers.link ?? "")?.[1] ?? ""
        expect(await inShop("gatan", `&limit=1&cursor=${cursor}`)).toEqual([discs._id])
      })

      it("are found as they are now: by a new address, and not by an old one", async () => {
        const body = { shipping_address: { address_1: "Hamngatan 2", city: "Luleå" } }
        const path = `/admin/orders/${filters._id}`
        const { status } = await api.call({ method: "POST", path, body, token: staff })
        expect(status).toBe(200)
        expect(await inShop("luleå")).toEqual([filters._id])
        expect(await inShop("kiruna")).toEqual([])
      })

      it("are entered and follow their address without reading all other orders", async () => {
        const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
        const transaction = await database.transaction()
        try {
          // Of a few orders PostgreSQL would read all, by whatever they can be found.
          for (const statement of ["discard plans", "set local enable_seqscan = off"]) {
            await transaction.raw(statement)
          }
          const read = async () => {
            const { rows } = await transaction.raw<{ rows: { times: number }[] }>(WHOLE_READS)
            return rows[0]?.times ?? 0
          }
          const before = await read()
          await transaction.raw(WRITTEN_AGAIN, { id: discs._id })
          await transaction.raw(
            "update order_address set address_2 = 'Gate 4' where id = 'address_again'",
          )
          expect((await read()) - before).toBe(0)
          const entered = await transaction("order_entry").where("order_id", "order_again")
          expect(entered).toMatchObject([{ words: expect.stringContaining("gate 4\nluleå") }])
        } finally {
          await transaction.rollback()
        }
      })

      it("stay in Medusa Admin's search when they are cancelled, with its other filters", async () => {
        await api.delete(`/order/${filters._id}`, admin.token)
        expect(await inShop("oil filter")).toEqual([])
        expect(await inMedusa("oil filter")).toEqual([filters._id])
        expect(await inMedusa("oil filter", "&status[]=pending")).toEqual([])
        expect(await inMedusa("oil filter", `&id=${discs._id}`)).toEqual([])
      })

      it("are nobody's to search but staff's", async () => {
        const buyer = await signUp(api)
        expect((await api.get("/orders?q=mara", buyer.token)).status).toBe(403)
        expect((await api.get(`/orders?q=${"x".repeat(201)}`, admin.token)).status).toBe(400)
      })
    })
  },
})
