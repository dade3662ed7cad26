import { openShop } from "../setup/shop-fixture"
import { signInAdmin, signInMedusaAdmin } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"
import { startReceiver, type Receiver } from "./receiver"
import { isSignedWith } from "./verify"
import { webhookDesk } from "./webhook-desk"

const DAY_MS = 24 * 60 * 60 * 1000

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let desk: ReturnType<typeof webhookDesk>
    let receiver: Receiver

    beforeAll(async () => {
      await openShop(getContainer())
      await signInAdmin(getContainer(), api)
      desk = webhookDesk(getContainer(), api, await signInMedusaAdmin(api))
    })
    beforeEach(async () => {
      receiver = await startReceiver()
    })
    afterEach(() => receiver.stop())

    const ids = () => receiver.heard.map(({ headers }) => headers["webhook-id"])
    /** Deliveries that are due `at` that time; a job of the shop may be there before the test. */
    const owe = (endpoint_id: string, count: number, at = new Date()) =>
      desk.write(
        "webhook_delivery",
        Array.from({ length: count }, (_, index) => ({
          id: `whdel_${endpoint_id}_${index}`,
          endpoint_id,
          event_id: `evt_${index}`,
          type: "order.placed",
          payload: JSON.stringify({ type: "order.placed", timestamp: new Date(0), data: {} }),
          state: "pending",
          next_attempt_at: at,
        })),
      )

    it("are tried again after a refusal, and after no answer, as the same event", async () => {
      const hook = await desk.add(receiver.url, ["order.placed"])
      receiver.answer((response) => void response.writeHead(500).end("out of\0 order"))
      await owe(hook.id, 1)
      await desk.send(hook.id)
      await expect.poll(() => desk.states(hook.id)).toEqual(["order.placed failed 1"])
      const [first] = (await desk.log(hook.id)).deliveries
      expect(first).toMatchObject({ last_status: 500, last_error: "answered 500" })
      expect(first?.last_answer).toBe("out of order")
      expect(Date.parse(first?.next_attempt_at ?? "")).toBeGreaterThan(Date.now() - 20_000)
      expect((await desk.get(hook.id)).failing_since).not.toBeNull()

      receiver.answer((response) => response.destroy())
      await desk.letTimePass(hook.id)
      await desk.send(hook.id)
      await expect.poll(() => desk.states(hook.id)).toEqual(["order.placed failed 2"])
      const [second] = (await desk.log(hook.id)).deliveries
      expect(second).toMatchObject({ last_status: null, last_error: "socket hang up" })

      receiver.answer((response) => void response.writeHead(204).end())
      await desk.letTimePass(hook.id)
      await desk.send(hook.id)
      await expect.poll(() => desk.states(hook.id)).toEqual(["order.placed delivered 3"])
      expect(ids()).toEqual(["evt_0", "evt_0", "evt_0"])
      expect(receiver.heard.every((one) => isSignedWith(hook.secret, one))).toBe(true)
      expect((await desk.get(hook.id)).failing_since).toBeNull()
      expect((await desk.log(hook.id)).deliveries[0]).toMatchObject({
        last_status: 204,
        last_error: null,
        next_attempt_at: null,
      })
    })

    it("go out once where several senders want them at once", async () => {
      const hook = await desk.add(receiver.url, ["order.placed"])
      await owe(hook.id, 12)
      const counts = await Promise.all([1, 2, 3, 4].map(() => desk.send(hook.id)))
      expect(Math.max(...counts)).toBeLessThanOrEqual(5)
      await expect
        .poll(() => desk.states(hook.id))
        .toEqual(Array(12).fill("order.placed delivered 1"))
      expect(ids()).toHaveLength(12)
      expect(new Set(ids()).size).toBe(12)
    })

    it("of a sender that was killed are sent again, a minute after it took them", async () => {
      const hook = await desk.add(receiver.url, ["order.placed"])
      await owe(hook.id, 1, new Date(Date.now() + 55_000))
      // As a process leaves it that is killed while the receiver takes the event.
      await desk.change("webhook_delivery", `whdel_${hook.id}_0`, { attempts: 1 })
      expect(await desk.send(hook.id)).toBe(0)
      await desk.letTimePass(hook.id)
      await desk.send(hook.id)
      await expect.poll(() => desk.states(hook.id)).toEqual(["order.placed delivered 2"])
      expect(ids()).toEqual(["evt_0"])
    })

    it("wait for no other endpoint's answer", async () => {
      const slow = await startReceiver()
      slow.answer(() => undefined)
      const held = await desk.add(slow.url, ["order.placed"])
      const hook = await desk.add(receiver.url, ["order.placed"])
      const third = await desk.add(receiver.url, ["order.placed"])
      await owe(third.id, 1, new Date(Date.now() + DAY_MS))
      await owe(held.id, 3)
      await owe(hook.id, 1)
      // Begins to send all that is due.
      expect((await desk.again(`whdel_${third.id}_0`)).status).toBe(200)
      await expect.poll(slow.types).toHaveLength(3)
      await expect.poll(() => desk.states(hook.id)).toEqual(["order.placed delivered 1"])
      slow.stop()
      await expect.poll(() => desk.states(held.id)).toEqual(Array(3).fill("order.placed failed 1"))
    })

    it("are given up after the eighth try, and sent again when staff want it", async () => {
      const hook = await desk.add(receiver.url, ["order.placed"])
      receiver.answer((response) => void response.writeHead(503).end())
      await owe(hook.id, 1, new Date(Date.now() + DAY_MS))
      const id = `whdel_${hook.id}_0`
      await desk.change("webhook_delivery", id, { attempts: 7 })
      await desk.letTimePass(hook.id)
      await desk.send(hook.id)
      await expect.poll(() => desk.states(hook.id)).toEqual(["order.placed given_up 8"])
      expect((await desk.log(hook.id, "?state=given_up")).count).toBe(1)
      expect((await desk.log(hook.id, "?state=delivered")).count).toBe(0)

      receiver.answer((response) => response.end())
      expect((await desk.again(id)).status).toBe(200)
      await expect.poll(() => desk.states(hook.id)).toEqual(["order.placed delivered 9"])
      expect(ids()).toEqual(["evt_0", "evt_0"])
    })

    it("switch an endpoint off that takes nothing for days, or wants nothing any more", async () => {
      const hook = await desk.add(receiver.url, ["order.placed"])
      const ago = new Date(Date.now() - 4 * DAY_MS)
      await desk.change("webhook_endpoint", hook.id, { failing_since: ago })
      receiver.answer((response) => void response.writeHead(500).end())
      await owe(hook.id, 1)
      await desk.send(hook.id)
      await expect.poll(async () => (await desk.get(hook.id)).is_active).toBe(false)
      expect((await desk.get(hook.id)).off_reason).toBe(
        "It took nothing for three days; the last time: answered 500",
      )
      const { status, body } = await desk.again(`whdel_${hook.id}_0`)
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { message: "This webhook is switched off: switch it on to send to it" },
      })
      await desk.letTimePass(hook.id)
      expect(await desk.send(hook.id)).toBe(0)

      await desk.call("POST", `/webhooks/${hook.id}`, { is_active: true })
      expect(await desk.get(hook.id)).toMatchObject({ off_reason: null, failing_since: null })
      receiver.answer((response) => void response.writeHead(410).end())
      await desk.letTimePass(hook.id)
      await desk.send(hook.id)
      await expect.poll(async () => (await desk.get(hook.id)).is_active).toBe(false)
      expect((await desk.get(hook.id)).off_reason).toMatch(/^It answered 410/)
    })
  },
})
