import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CALLS } from "../../src/contract/calls/calls"
import { payWithCard } from "../setup/orders/card"
import { signInAdmin, signUp } from "../setup/people"
import { addPart, openShop as openEmptyShop } from "../setup/shop-fixture"
import { ownShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"
import { openDatabase } from "./database"
import { observeEvents, type Events } from "./events"
import { findHalfDone } from "./prove-atomic"
import type { PostRequest, Shop } from "./scenario"
import { AUTH_SCENARIOS } from "./scenarios/auth"
import { BASKET_SCENARIOS } from "./scenarios/basket"
import { GARAGE_SCENARIOS } from "./scenarios/garage"
import { IMAGE_SCENARIOS } from "./scenarios/images"
import { LIST_SCENARIOS } from "./scenarios/lists"
import { openIntent } from "./scenarios/open-intent"
import { ORDER_SCENARIOS } from "./scenarios/orders"
import { RETURN_SCENARIOS } from "./scenarios/returns"
import { PAYMENT_SCENARIOS } from "./scenarios/payments"
import { PRODUCT_SCENARIOS } from "./scenarios/products"
import { REVIEW_SCENARIOS } from "./scenarios/reviews"
import { USER_SCENARIOS } from "./scenarios/users"
import { withFault } from "./step-faults"
import { stopSchedules } from "./stop-schedules"

const SCENARIOS = [
  ...AUTH_SCENARIOS,
  ...USER_SCENARIOS,
  ...ORDER_SCENARIOS,
  ...RETURN_SCENARIOS,
  ...PAYMENT_SCENARIOS,
  ...PRODUCT_SCENARIOS,
  ...REVIEW_SCENARIOS,
  ...IMAGE_SCENARIOS,
  ...BASKET_SCENARIOS,
  ...LIST_SCENARIOS,
  ...GARAGE_SCENARIOS,
]
/** A scenario sends its call twice for each of its steps. */
const TIME_LIMIT_MS = 120_000

it("has a scenario for every call that changes something", () => {
  const calls = SCENARIOS.map(({ call }) => call)
  const changing = CALLS.filter(({ method }) => method !== "GET").map(({ id }) => id)
  expect(changing.filter((id) => !calls.includes(id))).toEqual([])
})

ownShop({
  testSuite: ({ api: client, getContainer, dbConfig }) => {
    let shop: Shop
    let events: Events

    const send = async (request: PostRequest) => {
      const options = { method: "POST", validateStatus: () => true, ...request }
      const { status, headers, data } = await client.request(options)
      return { status, headers, body: data }
    }
    beforeAll(async () => {
      const [container, api] = [getContainer(), testApi(client)]
      await openEmptyShop(container)
      const part = await addPart(container)
      const [admin, buyer] = [await signInAdmin(container, api), await signUp(api)]
      shop = { api, send, container, part, admin, buyer }
      events = observeEvents(container)
    })
    beforeEach(async () => {
      await stopSchedules()
      // The server logs each fault, as it should.
      const logger = getContainer().resolve(ContainerRegistrationKeys.LOGGER)
      vi.spyOn(logger, "error").mockReturnValue(undefined)
    })
    afterEach(() => void vi.restoreAllMocks())

    it.each(SCENARIOS)(
      "leaves nothing of $name half done, whichever step fails",
      async (scenario) => {
        const database = await openDatabase(dbConfig.clientUrl)
        const problems = await findHalfDone({ shop, database, events, scenario })
        await database.close()
        expect(problems).toEqual([])
      },
      TIME_LIMIT_MS,
    )

    it("lets an order be paid whose cancelling failed after its payment was closed", async () => {
      const { api, buyer } = shop
      const { order } = await openIntent(shop)
      const last = { name: "cancel-unpaid-order/announce", occurrence: 0, mutates: true }
      const path = `/order/${order._id}`
      const cancel = () => api.delete(path, buyer.token)
      expect((await withFault({ step: last, moment: "before" }, cancel)).status).toBe(500)

      const { clientSecret } = await openIntent(shop, order)
      const { id: transitionId } = await payWithCard(clientSecret)
      const paid = await api.put(path, { isPaid: true, transitionId }, buyer.token)
      expect(paid.body).toMatchObject({ data: { isPaid: true, cancelledAt: null } })
    })
  },
})
