import { readLedger } from "../../src/embedded/payment-sandbox/read-ledger"
import {
  startFaultyStripe,
  type FaultyStripe,
} from "../../src/providers/payment-stripe/__tests__/faulty-stripe"
import type { Order } from "../../src/contract/order/order"
import { readEnvironment } from "../../src/settings/environment"
import { payWithCard } from "../setup/orders/card"
import { signUp, type Person } from "../setup/people"
import { placeOrder } from "../setup/orders/purchase"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import { ownShop } from "../setup/run/shop-suite"
import { failureOf, testApi } from "../setup/test-api"
import { seeBalance } from "./support/balance"
import { askForIntent, claimPaid, readOrder, secretOf } from "./support/pay-by-http"
import { intentIdOf } from "./support/sandbox-intent"

const UNAVAILABLE = { status: 502, code: "payment_provider_unavailable" }
const ADDRESS = "SHOP_INTERNAL_EMBEDDED_URL"

let stripe: FaultyStripe

// Before the shop starts: its provider and its sign-in ask the embedded services at this address.
beforeAll(async () => {
  stripe = await startFaultyStripe(process.env[ADDRESS])
  process.env[ADDRESS] = stripe.url
})

afterAll(() => stripe.stop())

ownShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let part: TestPart
    let buyer: Person
    let order: Order

    beforeEach(async () => {
      await openShop(getContainer())
      part = await addPart(getContainer())
      buyer = await signUp(api)
      order = await placeOrder(api, { part, buyer })
      stripe.calls.length = 0
    })
    afterEach(() => seeBalance(client, getContainer()))

    const ask = () => askForIntent(api, order, buyer)
    const theRestGoesOn = async () => {
      expect((await api.get("/products")).status).toBe(200)
      await placeOrder(api, { part, buyer })
    }
    const intentsOf = ({ _id }: Order) =>
      readLedger(readEnvironment(process.env).dataDir).filter(
        ({ metadata }) => metadata.order_id === _id,
      )

    it("answers though the provider never does, and makes one intent when it does again", async () => {
      stripe.next("hang")

      const asked = ask()
      await expect.poll(() => stripe.calls.length).toBeGreaterThan(0)
      await theRestGoesOn()

      expect(failureOf(await asked)).toMatchObject(UNAVAILABLE)
      expect(new Set(stripe.calls.map(({ key }) => key)).size).toBe(1)
      stripe.next("none")
      const secret = secretOf(await ask())
      expect(secretOf(await ask())).toBe(secret)
      expect(intentsOf(order)).toHaveLength(1)
    })

    it.each(["lose", "reset", "fail"] as const)(
      "makes one intent when the first answer is a '%s'",
      async (fault) => {
        stripe.next(fault, "none")

        secretOf(await ask())

        expect(intentsOf(order)).toHaveLength(1)
      },
    )

    it("stops asking a provider that is down while the rest goes on, and pays when it is back", async () => {
      const clientSecret = secretOf(await ask())
      const transitionId = intentIdOf(clientSecret)
      await payWithCard(clientSecret)
      const claim = () => claimPaid(api, { order, transitionId, payer: buyer })
      stripe.next("reset")
      for (const attempt of [ask, claim])
        expect(failureOf(await attempt())).toMatchObject(UNAVAILABLE)
      stripe.calls.length = 0

      expect(failureOf(await ask())).toMatchObject(UNAVAILABLE)
      expect(failureOf(await claim())).toMatchObject(UNAVAILABLE)
      expect(stripe.calls).toEqual([])
      await theRestGoesOn()
      expect((await readOrder(api, order, buyer)).isPaid).toBe(false)

      stripe.next("none")
      await expect.poll(async () => (await claim()).status).toBe(200)
      expect(await readOrder(api, order, buyer)).toMatchObject({ isPaid: true, transitionId })
    })
  },
})
