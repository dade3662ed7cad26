import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { placeOrder } from "../../src/kit/place-order"
import type { OrderToPlace, PlacedOrder } from "../../src/kit/registry/points"
import { Refusal } from "../../src/kit/refusal"
import { orderSchema } from "../../src/contract/order/order"
import { recordSteps } from "../atomicity/step-faults"
import { databaseImage } from "../setup/run/database-image"
import { sharedShop } from "../setup/run/shop-suite"
import { purchaseOf } from "../setup/orders/purchase"
import { signUp, type Person } from "../setup/people"
import { addPart, type TestPart } from "../setup/shop-fixture"
import { lineOf, storeClient } from "../setup/store"
import { dataOf, failureOf, testApi } from "../setup/test-api"
import { registeredOfTest } from "./registered"

const NAME = "@acme/core-deposit"
const NO_CORE = { code: "core_missing", message: "Send the old part first", status: 409 } as const

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const keep = registeredOfTest()
    let part: TestPart
    let buyer: Person

    beforeAll(async () => {
      part = await addPart(getContainer())
      buyer = await signUp(api)
    })
    afterEach(() => void vi.restoreAllMocks())

    const place = (more: object = {}) =>
      api.post("/orders", { ...purchaseOf(part, buyer), ...more }, buyer.token)
    const placeList = () => {
      const { name, email, phone, address, price } = purchaseOf(part, buyer)
      const lines = [{ productId: part.id, qty: 60, price }]
      return api.post("/orders", { name, email, phone, address, lines }, buyer.token)
    }
    const refuse = (facts: ConstructorParameters<typeof Refusal>[0]) => () => {
      throw new Refusal(facts)
    }
    /** Undone, an order leaves a link that is marked as deleted, as Medusa's own do. */
    const liveRows = async () =>
      Object.values(await databaseImage(getContainer()))
        .flat()
        .filter(({ deleted_at }) => !deleted_at)
    /** The failure of an order of which nothing is left. */
    const refusalWithoutTrace = async () => {
      const before = await liveRows()
      const failure = failureOf(await place())
      expect(await liveRows()).toEqual(before)
      return failure
    }

    it("costs an order no step where no plugin has registered", async () => {
      const { steps } = await recordSteps(place, async () => "")
      expect(
        steps.map(({ name }) => name).filter((name) => name.startsWith("place-order/")),
      ).toEqual(
        ["prepare-order", "write-order", "emit-event-step"].map((step) => `place-order/${step}`),
      )
    })

    /** A cart of /store that wants nothing but to be completed. */
    const readyCart = async (additional_data = {}) => {
      const store = await storeClient(api)
      const { id } = await store.cart({ items: [await lineOf(getContainer(), part, 50)] }, buyer)
      await store.ready(id, buyer)
      const asked = { method: "POST", body: { additional_data }, as: buyer } as const
      return () => store.call(`/carts/${id}/complete`, asked)
    }

    describe("placeOrder.validate", () => {
      it("knows buyer and lines, of both bodies, by the fields of each", async () => {
        const seen: OrderToPlace[] = []
        const handler = (order: OrderToPlace) => void seen.push(order)
        keep(placeOrder.validate({ name: NAME, order: 1, handler }))
        expect([(await place()).status, (await placeList()).status]).toEqual([201, 201])
        const { id: part_id, name, sku, price: unit_price } = part
        const known = { part_id, name, sku, unit_price }
        expect(seen).toMatchObject([
          {
            buyer: { customer_id: buyer.id, email: buyer.email, name: buyer.name },
            lines: [{ ...known, quantity: 50, total: 475, fields: { quantity: "qty" } }],
            additional_data: {},
          },
          { lines: [{ ...known, quantity: 60, fields: { quantity: "lines.0.qty" } }] },
        ])
      })

      it("refuses an order with a code, a sentence and a field of the plugin's, and nothing is written", async () => {
        const handler = refuse({ ...NO_CORE, field: "qty" })
        keep(placeOrder.validate({ name: NAME, order: 1, handler }))
        expect(await refusalWithoutTrace()).toEqual({
          status: 409,
          success: false,
          code: "acme_core_deposit.core_missing",
          message: "Send the old part first",
          errors: [{ field: "qty", message: "Send the old part first" }],
        })
      })

      it("is not asked for what the shop itself refuses, nor for an order that is there already", async () => {
        let count = 0
        const handler = () => void (count += 1)
        keep(placeOrder.validate({ name: NAME, order: 1, handler }))
        expect((await place({ qty: 49, total: undefined })).status).toBe(422)
        expect(count).toBe(0)
        const once = () =>
          api.call({
            method: "POST",
            path: "/api/v1/orders",
            token: buyer.token,
            headers: { "idempotency-key": "one" },
            body: purchaseOf(part, buyer),
          })
        expect([(await once()).status, (await once()).status]).toEqual([201, 201])
        expect(count).toBe(1)
      })

      it("fails with 500 over what is no refusal, under the plugin's name in the log", async () => {
        const logger = getContainer().resolve(ContainerRegistrationKeys.LOGGER)
        const log = vi.spyOn(logger, "error").mockReturnValue(undefined)
        const handler = () => {
          throw new Error("column core_price does not exist")
        }
        keep(placeOrder.validate({ name: NAME, order: 1, handler }))
        const failure = await refusalWithoutTrace()
        expect(failure).toMatchObject({ status: 500, code: "internal_error" })
        expect(JSON.stringify(failure)).not.toContain("core")
        const logged = log.mock.calls
          .flat()
          .map((said) => (said instanceof Error ? said.message : said))
        const sentence = `The plugin ${NAME} failed at placeOrder.validate: column core_price does not exist`
        expect(logged).toContain(sentence)
      })

      it("is asked for a cart of /store too: no door leads round it", async () => {
        const seen: OrderToPlace[] = []
        const handler = (order: OrderToPlace) => {
          seen.push(order)
          throw new Refusal(NO_CORE)
        }
        keep(placeOrder.validate({ name: NAME, order: 1, handler }))
        const store = await storeClient(api)
        const items = [await lineOf(getContainer(), part, 50)]
        const cart = await store.cart({ items }, buyer)
        const { status, body } = await store.complete(cart.id, buyer)
        expect({ status, body }).toMatchObject({ status: 400, body: { message: NO_CORE.message } })
        expect(seen).toMatchObject([
          {
            buyer: { customer_id: buyer.id, email: buyer.email },
            lines: [{ part_id: part.id, quantity: 50, unit_price: part.price, total: 475 }],
          },
        ])
      })
    })

    describe("placeOrder.placed", () => {
      it("is told of an order that is written, in the stated order", async () => {
        const seen: (PlacedOrder | number)[] = []
        const handler = (order: PlacedOrder) => void seen.push(order)
        keep(
          placeOrder.placed({ name: "b", order: 2, handler: () => void seen.push(2) }),
          placeOrder.placed({ name: NAME, order: 1, handler }),
        )
        const { _id: order_id } = dataOf(await place(), orderSchema)
        const line = { title: part.name, product_id: part.id, quantity: 50, unit_price: 9.5 }
        const told = { order_id, customer_id: buyer.id, email: buyer.email, total: 475 }
        expect(seen).toMatchObject([{ ...told, currency_code: "usd", lines: [line] }, 2])
      })

      it("is told once of the order that a cart of /store becomes", async () => {
        const seen: PlacedOrder[] = []
        const { takeOut } = placeOrder.additionalData({ name: NAME, fields: { depot: z.string() } })
        const handler = (order: PlacedOrder) => void seen.push(order)
        keep(takeOut, placeOrder.placed({ name: NAME, order: 1, handler }))
        const complete = await readyCart({ depot: "Emden" })
        const [{ status, body }] = [await complete(), await complete()]
        expect(status).toBe(200)
        const { id: order_id } = z.object({ order: z.object({ id: z.string() }) }).parse(body).order
        const line = { title: part.name, product_id: part.id, quantity: 50, unit_price: 9.5 }
        const told = { order_id, customer_id: buyer.id, email: buyer.email, total: 475 }
        const facts = { ...told, currency_code: "usd", lines: [line], added: [] }
        expect(seen).toMatchObject([{ ...facts, additional_data: { depot: "Emden" } }])
        expect(seen[0]?.lines[0]?.id).toMatch(/^ordli_/)
      })

      it("leaves no order of a cart where a handler fails, and the cart as it was", async () => {
        const undone: unknown[] = []
        const undo = (kept: unknown) => void undone.push(kept)
        const out = placeOrder.placed({ name: NAME, order: 2, handler: refuse(NO_CORE) })
        keep(out, placeOrder.placed({ name: "a", order: 1, handler: () => "kept", undo }))
        const complete = await readyCart()
        const rows = async () => {
          const image = await databaseImage(getContainer())
          const tables = ["order", "order_item", "reservation_item", "inventory_level"]
          const all = tables.flatMap((table) => image[table] ?? [])
          return all.filter(({ deleted_at }) => !deleted_at)
        }
        const before = await rows()
        const { status, body } = await complete()
        expect({ status, body }).toMatchObject({ status: 400, body: { message: NO_CORE.message } })
        expect(undone).toEqual(["kept"])
        expect(await rows()).toEqual(before)
        out()
        expect((await complete()).status).toBe(200)
      })

      it("leaves no order where a handler fails, and undoes those before it", async () => {
        const undone: string[] = []
        keep(
          placeOrder.placed({
            name: "a",
            order: 1,
            handler: async ({ order_id }, { container }) => {
              const { rows } = await container
                .resolve(ContainerRegistrationKeys.PG_CONNECTION)
                .raw('select id from "order" where id = ?', [order_id])
              expect(rows).toHaveLength(1)
              return order_id
            },
            undo: (order_id) => void undone.push(order_id),
          }),
          placeOrder.placed({ name: NAME, order: 2, handler: refuse(NO_CORE) }),
        )
        expect(await refusalWithoutTrace()).toMatchObject({ status: 409 })
        expect(undone).toEqual([expect.stringMatching(/^order_/)])
      })
    })
  },
})
