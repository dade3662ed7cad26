import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { subscribe } from "../../src/kit/events"
import { readWebhooks } from "../../src/queries/webhook/endpoints"
import { placeOrder } from "../setup/orders/purchase"
import { signInMedusaAdmin, signUp, type Person } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { addPart, type TestPart } from "../setup/shop-fixture"
import { testApi } from "../setup/test-api"
import { webhookDesk } from "../webhooks/webhook-desk"
import { registeredOfTest } from "./registered"

const NAME = "@acme/depot"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const keep = registeredOfTest()
    let part: TestPart
    let buyer: Person
    let desk: ReturnType<typeof webhookDesk>

    beforeAll(async () => {
      part = await addPart(getContainer())
      buyer = await signUp(api)
      desk = webhookDesk(getContainer(), api, await signInMedusaAdmin(api))
    })
    afterEach(() => void vi.restoreAllMocks())

    const place = () => placeOrder(api, { part, buyer })
    /** As the shop does at its start. */
    const start = () =>
      getContainer().resolve(Modules.WORKFLOW_ENGINE).run("enlist-subscribers", { input: {} })
    const endpoint = async () => {
      const [known, ...others] = await readWebhooks(getContainer())
      expect(others).toEqual([])
      if (!known) throw new Error("no endpoint is written down")
      return known
    }

    it("arrive at a plugin's subscriber, each once, however often the shop starts and looks", async () => {
      const before = await place()
      const heard: string[] = []
      const events = ["order.placed", "order.cancelled"] as const
      keep(
        subscribe({
          name: NAME,
          subscriber: "ledger",
          events,
          handler: ({ id, type, data }) => void heard.push(`${type} ${id} ${data.order.total}`),
        }),
      )
      await start()
      await start()
      const order = await place()
      const placed = `order.placed evt_placed_${order._id} 475`
      await expect.poll(() => heard).toEqual([placed])
      await api.delete(`/order/${order._id}`, buyer.token)
      await expect
        .poll(() => heard)
        .toEqual([placed, `order.cancelled evt_cancelled_${order._id} 475`])
      await desk.sweep()
      const { id, url } = await endpoint()
      expect(url).toBe("plugin:@acme/depot/ledger")
      await expect
        .poll(() => desk.states(id))
        .toEqual(["order.cancelled delivered 1", "order.placed delivered 1"])
      expect(heard.join()).not.toContain(before._id)
      expect(await desk.test(id)).toMatchObject({ state: "delivered" })
      expect(heard).toHaveLength(2)
    })

    it("are told again until the plugin takes them, and staff see what it said", async () => {
      const logger = getContainer().resolve(ContainerRegistrationKeys.LOGGER)
      const log = vi.spyOn(logger, "error").mockReturnValue(undefined)
      const heard: string[] = []
      const handler = ({ id }: { id: string }) => {
        heard.push(id)
        if (heard.length === 1) throw new Error("the ledger is down")
      }
      keep(subscribe({ name: NAME, subscriber: "ledger", events: ["order.placed"], handler }))
      await start()
      const { _id } = await place()
      const { id } = await endpoint()
      await expect.poll(() => desk.states(id)).toEqual(["order.placed failed 1"])
      const { deliveries } = await desk.log(id)
      expect(deliveries).toMatchObject([{ last_status: null, last_error: "the ledger is down" }])
      const sentence = `The plugin ${NAME} failed at order.placed of plugin:@acme/depot/ledger: the ledger is down`
      expect(log.mock.calls.map(([message]) => message)).toEqual([sentence])
      await desk.letTimePass(id)
      await desk.send(id)
      await expect.poll(() => desk.states(id)).toEqual(["order.placed delivered 2"])
      expect(heard).toEqual([`evt_placed_${_id}`, `evt_placed_${_id}`])
    })

    it("wait for nobody while the plugin is not loaded, and its address is no other's", async () => {
      const events = ["order.placed"] as const
      const out = subscribe({ name: NAME, subscriber: "ledger", events, handler: () => undefined })
      keep(out)
      await start()
      const { id } = await endpoint()
      const url = "https://example.com/hook"
      expect(await desk.call("POST", `/webhooks/${id}`, { url })).toMatchObject({ status: 400 })
      out()
      await start()
      expect(await endpoint()).toMatchObject({
        is_active: false,
        off_reason: "Its plugin is not loaded",
      })
      await place()
      expect(await desk.states(id)).toEqual([])
    })
  },
})
