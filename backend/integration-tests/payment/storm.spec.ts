import { z } from "@medusajs/framework/zod"
import { shuffled } from "../../../testing/testkit/random"
import { inParallel } from "../../../testing/testkit/in-parallel"
import { orderSchema, type Order } from "../../src/contract/order/order"
import { payWithCard } from "../setup/orders/card"
import { signUp, type Person } from "../setup/people"
import { placeOrder } from "../setup/orders/purchase"
import { addPart, openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"
import { seeBalance } from "./support/balance"
import { readBooks } from "./support/order-books"
import { askForIntent, claimPaid, readOrder, secretOf } from "./support/pay-by-http"
import { intentIdOf } from "./support/sandbox-intent"
import { deliver, eventOf, type StripeEvent } from "./support/stripe-event"

const ORDERS = 12
const TIMES = 5
const PARALLEL = 16
const SEED = 20_261_121

type Paying = { order: Order; intent: string }

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let payer: Person

    beforeEach(async () => {
      await openShop(getContainer())
      payer = await signUp(api)
    })
    afterEach(() => seeBalance(client, getContainer()))

    /** An order whose card was declined once and charged then, and all that the provider tells of it. */
    const pay = async (order: Order): Promise<{ paying: Paying; events: StripeEvent[] }> => {
      const clientSecret = secretOf(await askForIntent(api, order, payer))
      const intent = intentIdOf(clientSecret)
      const events = [await eventOf(intent, "payment_intent.created")]
      await payWithCard(clientSecret, "4000002500003155")
      events.push(await eventOf(intent, "payment_intent.requires_action"))
      await payWithCard(clientSecret)
      for (const type of ["payment_intent.succeeded", "charge.succeeded"]) {
        events.push(await eventOf(intent, type))
      }
      return { paying: { order, intent }, events }
    }

    /** Reads the payer's orders again and again: what was paid once stays paid. */
    const watchPaid = () => {
      const paid = new Set<string>()
      let over = false
      const watch = async () => {
        while (!over) {
          const { body } = await api.get(`/orders/${payer.email}`, payer.token)
          const now = z
            .array(orderSchema)
            .parse(body)
            .filter(({ isPaid }) => isPaid)
          expect(now.map(({ _id }) => _id)).toEqual(expect.arrayContaining([...paid]))
          for (const { _id } of now) paid.add(_id)
        }
      }
      const watching = watch()
      return {
        end: () => {
          over = true
          return watching
        },
      }
    }

    it("has one effect for each payment, however often, late and falsely it is told", async () => {
      const part = await addPart(getContainer(), { stock: ORDERS * 50 })
      const payings: Paying[] = []
      const events: StripeEvent[] = []
      for (let number = 0; number < ORDERS; number += 1) {
        const paid = await pay(await placeOrder(api, { part, buyer: payer }))
        payings.push(paid.paying)
        events.push(...paid.events)
      }
      const genuine = Array.from({ length: TIMES }, () => events).flat()
      const forged = events.filter((_, index) => index % 2 === 0)
      expect(forged.length / genuine.length).toBeCloseTo(0.1)
      const browser = (paying: Paying) => async () => {
        const { order, intent: transitionId } = paying
        expect((await claimPaid(api, { order, transitionId, payer })).status).toBe(200)
      }
      const deliveries = shuffled(
        [
          ...genuine.map((event) => async () => expect(await deliver(api, event)).toBe(200)),
          ...forged.map((event) => async () => expect(await deliver(api, event, true)).toBe(400)),
          ...payings.filter((_, index) => index % 3 === 0).map(browser),
        ],
        SEED,
      )

      const paid = watchPaid()
      await inParallel(PARALLEL, deliveries)
      await paid.end()

      for (const { order, intent } of payings) {
        expect(await readOrder(api, order, payer)).toMatchObject({
          isPaid: true,
          transitionId: intent,
        })
        expect(await readBooks(getContainer(), order._id)).toMatchObject({
          due: 0,
          captures: [475],
          refunds: [],
          transactions: ["capture 475"],
        })
      }
    })
  },
})
