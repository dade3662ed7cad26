import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { Failure } from "../../../src/contract/failure"
import { orderSchema } from "../../../src/contract/order/order"
import { placeOrder } from "../../setup/orders/purchase"
import { signUp, type Person } from "../../setup/people"
import { sharedShop } from "../../setup/run/shop-suite"
import { addPart, openShop, type TestPart } from "../../setup/shop-fixture"
import { databaseImage } from "../../setup/run/database-image"
import { dataOf, failureOf, testApi } from "../../setup/test-api"
import { tally } from "../order-shop"
import { addParts, lineOf, listOf, placeList, stockOf } from "./list-shop"

/** What a round of mails looks for among all orders: one more may follow on what another test did. */
const OF_A_ROUND = /'order-dates:'|'order-' \|\| news/
const NO_STOCK = "Sorry, we don't have enough stock for this product"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let buyer: Person
    let parts: TestPart[]

    beforeAll(async () => {
      await openShop(getContainer())
      parts = await addParts(getContainer(), { series: "MANY", count: 5 })
      buyer = await signUp(api)
    })

    const lines = () => parts.map((part) => lineOf(part))
    const order = (wanted: unknown[]) =>
      api.post("/orders", { ...listOf(buyer, []), lines: wanted }, buyer.token)
    const refused = async (wanted: unknown[]) => failureOf(await order(wanted))

    describe("An order of many lines", () => {
      it("is one order, in the order of its lines, and takes each part's stock", async () => {
        const wanted = parts.toReversed()
        const placed = await placeList(api, {
          buyer,
          lines: wanted.map((part, place) => lineOf(part, 50 + place)),
        })
        expect(placed).toMatchObject({
          number: expect.stringMatching(/^#\d+$/),
          productName: `${wanted[0]?.name} and 4 more`,
          productId: wanted[0]?.id,
          qty: 50 + 51 + 52 + 53 + 54,
          price: null,
          total: String(5 * 50 + 4 * 51 + 3 * 52 + 2 * 53 + 54),
          due: 5 * 50 + 4 * 51 + 3 * 52 + 2 * 53 + 54,
          isPaid: false,
          shipments: [],
        })
        expect(placed.lines).toEqual(
          wanted.map(({ id, name, sku, price }, place) => ({
            productId: id,
            productName: name,
            sku,
            qty: 50 + place,
            price,
            total: price * (50 + place),
            shipped: 0,
            open: 50 + place,
            returned: 0,
          })),
        )
        const again = dataOf(await api.get(`/order/${placed._id}`, buyer.token), orderSchema)
        expect(again).toEqual(placed)
        const taken = wanted.map((_, place) => [100, 50 + place]).toReversed()
        expect(await stockOf(getContainer(), parts)).toEqual(taken)
      })

      it("of one line is the order that the specification's body makes", async () => {
        const [part] = parts
        if (!part) throw new Error("there is no part")
        const one = await placeList(api, { buyer, lines: [lineOf(part)] })
        const other = await placeOrder(api, { part, buyer })
        const plain = ({
          _id: _,
          number: __,
          createdAt: ___,
          payBefore: ____,
          ...rest
        }: typeof one) => rest
        expect(plain(one)).toEqual(plain(other))
        expect(one).toMatchObject({ productName: part.name, qty: 50, price: 1, total: "50" })
      })

      it("takes as many statements as an order of one line, its mail's among them", async () => {
        const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
        // To its mail, which reads the order: what one order still does would count for the next.
        const ordered = async (wanted: unknown[]) => {
          const answer = await order(wanted)
          expect(answer.status).toBe(201)
          const { _id: resource_id } = dataOf(answer, orderSchema)
          const mails = async () =>
            (await database("notification").where({ resource_id, to: buyer.email })).length
          await expect.poll(mails, { timeout: 10_000 }).toBe(1)
        }
        const counted = async (wanted: unknown[]) => {
          const statements: string[] = []
          const note = ({ sql }: { sql: string }) => statements.push(sql)
          database.on("query", note)
          await ordered(wanted)
          database.off("query", note)
          const ofOrder = (sql: string) =>
            /order_line_item|product_variant/.test(sql) && !OF_A_ROUND.test(sql)
          return statements.filter(ofOrder).length
        }
        await ordered(lines().slice(0, 1))
        const one = await counted(lines().slice(1, 2))
        expect(one).toBeGreaterThan(2)
        expect(await counted(lines().slice(2))).toBe(one)
      })

      it("is placed once under one Idempotency-Key", async () => {
        const call = { method: "POST", path: "/api/v1/orders", token: buyer.token }
        const body = listOf(buyer, lines())
        const headers = { "idempotency-key": "the same list" }
        const answers = await Promise.all(
          Array.from({ length: 4 }, () => api.call({ ...call, body, headers })),
        )
        const ids = answers.map((answer) => dataOf(answer, orderSchema)._id)
        expect(new Set(ids).size).toBe(1)
        expect(await stockOf(getContainer(), parts)).toEqual(parts.map(() => [100, 50]))
      })
    })

    describe("A list that cannot be ordered", () => {
      afterEach(async () => {
        expect(await stockOf(getContainer(), parts)).toEqual(parts.map(() => [100, 0]))
      })

      it("names every line that fails, with the first one's code and sentence", async () => {
        const before = await databaseImage(getContainer())
        const [one, two, three, four] = parts.map((part) => lineOf(part))
        const failure = await refused([
          one,
          { ...two, qty: 200 },
          { ...three, price: 2.98 },
          { ...four, qty: 49 },
          { productId: "prod_unknown", qty: 50, price: 1 },
        ])
        expect(failure).toEqual({
          status: 409,
          success: false,
          code: "out_of_stock",
          message: NO_STOCK,
          errors: [
            { field: "lines.1.qty", message: "order 100" },
            { field: "lines.2.price", message: "the price is $3.00" },
            { field: "lines.3.qty", message: "order 50" },
            { field: "lines.4.productId", message: "no such product" },
          ],
        })
        expect(await databaseImage(getContainer())).toEqual(before)
      })

      it("names its line where it has one only", async () => {
        const [part] = parts
        const failure = await refused([{ productId: part?.id, qty: 49, price: 1 }])
        expect(failure).toMatchObject({ status: 422, code: "below_minimum" })
        expect(fieldsOf(failure)).toEqual(["lines.0.qty"])
      })

      it("names a part that is hidden or sold out", async () => {
        const hidden = await addPart(getContainer(), { sku: "MANY-HIDDEN" })
        const gone = await addPart(getContainer(), { sku: "MANY-GONE", stock: 0 })
        const products = getContainer().resolve(Modules.PRODUCT)
        await products.updateProducts(hidden.id, { status: "draft" })
        const failure = await refused([...lines(), lineOf(hidden), lineOf(gone)])
        expect(failure).toMatchObject({ status: 404, code: "product_not_found" })
        expect(fieldsOf(failure)).toEqual(["lines.5.productId", "lines.6.qty"])
      })

      it("names both lines of one part", async () => {
        const failure = await refused([...lines(), ...lines().slice(3, 4)])
        expect(failure).toMatchObject({ status: 400, code: "invalid_input" })
        expect(fieldsOf(failure)).toEqual(["lines.3.productId", "lines.5.productId"])
      })

      it.each([0, 501])("is refused where it has %i lines", async (count) => {
        const wanted = Array.from({ length: count }, (_, line) => ({
          productId: `prod_${line}`,
          qty: 50,
          price: 1,
        }))
        const failure = await refused(wanted)
        expect(failure).toMatchObject({ status: 400, code: "invalid_input" })
        expect(fieldsOf(failure)).toEqual(["lines"])
      })

      it("names the lines that two parts of the same pieces cannot both have", async () => {
        const [one, two] = parts
        if (!one || !two) throw new Error("there are no parts")
        await shareStock(getContainer(), one, two)
        const wanted = lines().map((line, place) => ({ ...line, qty: place < 2 ? 60 : 50 }))
        const failure = await refused(wanted)
        expect(failure).toMatchObject({ status: 409, code: "out_of_stock", message: NO_STOCK })
        expect(fieldsOf(failure)).toEqual(["lines.0.qty", "lines.1.qty"])
      })
    })

    describe("Two lists that want the last pieces of some parts", () => {
      it("are placed one after the other, whatever their order, until a part is short", async () => {
        const answers = await Promise.all(
          Array.from({ length: 12 }, (_, number) =>
            order(number % 2 === 0 ? lines() : lines().toReversed()),
          ),
        )
        expect(tally(answers)).toEqual({ 201: 2, 409: 10 })
        expect(await stockOf(getContainer(), parts)).toEqual(parts.map(() => [100, 100]))
        for (const answer of answers.filter(({ status }) => status === 409)) {
          const failure = failureOf(answer)
          expect(failure).toMatchObject({ code: "out_of_stock", message: NO_STOCK })
          expect(fieldsOf(failure)).toEqual(parts.map((_, place) => `lines.${place}.qty`))
        }
      })

      it("names all that went in the moment between look and write", async () => {
        const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
        const other = await database.transaction()
        const item = parts.slice(1, 4).map(({ sku }) => sku)
        await other.raw(
          `update inventory_level set stocked_quantity = 20 where inventory_item_id in
            (select id from inventory_item where sku = any(?))`,
          [item],
        )
        const answer = order(lines())
        await expect.poll(() => waiting(database)).toBe(1)
        await other.commit()
        const failure = failureOf(await answer)
        expect(failure).toMatchObject({ status: 409, code: "out_of_stock", message: NO_STOCK })
        expect(fieldsOf(failure)).toEqual(["lines.1.qty", "lines.2.qty", "lines.3.qty"])
      })
    })
  },
})

function fieldsOf({ errors }: Failure): string[] {
  return errors.map(({ field }) => field)
}

/** How many wait for a lock. */
async function waiting(database: Knex): Promise<number | undefined> {
  const { rows } = await database.raw<{ rows: { count: number }[] }>(
    `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count
}

/** Has the second part take the pieces of the first. */
async function shareStock(container: MedusaContainer, one: TestPart, two: TestPart): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database.raw(
    `update product_variant_inventory_item set inventory_item_id =
      (select id from inventory_item where sku = ?)
    where variant_id = (select id from product_variant where sku = ?)`,
    [one.sku, two.sku],
  )
}
