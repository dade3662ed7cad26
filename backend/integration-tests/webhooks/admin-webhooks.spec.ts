import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import forgetOldDeliveries from "../../src/jobs/clean-up/forget-old-deliveries"
import { databaseImage } from "../setup/run/database-image"
import { signInAdmin, signInMedusaAdmin, signUp } from "../setup/people"
import { openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"
import { startReceiver, type Receiver } from "./receiver"
import { isSignedWith } from "./verify"
import { webhookDesk } from "./webhook-desk"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let desk: ReturnType<typeof webhookDesk>
    let receiver: Receiver

    beforeAll(async () => {
      await openShop(getContainer())
      await signInAdmin(getContainer(), api)
      desk = webhookDesk(getContainer(), api, await signInMedusaAdmin(api))
      receiver = await startReceiver()
    })
    beforeEach(() => receiver.heard.splice(0))
    afterEach(() => vi.unstubAllEnvs())
    afterAll(() => receiver.stop())

    const add = (body: object) => desk.call("POST", "/webhooks", body)
    const events = ["order.placed"] as const
    const said = async (asked: ReturnType<typeof add>) => {
      const { status, body } = await asked
      return `${status} ${(body as { message?: string }).message}`
    }

    it("are for staff alone", async () => {
      const { token } = await signUp(api)
      const hook = await desk.add(receiver.url, [...events])
      const { id } = await desk.test(hook.id)
      const before = await databaseImage(getContainer())
      const doors = [
        ["GET", "/webhooks"],
        ["POST", "/webhooks", { url: receiver.url, events }],
        ["GET", `/webhooks/${hook.id}`],
        ["POST", `/webhooks/${hook.id}`, { description: "Mine" }],
        ["POST", `/webhooks/${hook.id}/secret`],
        ["POST", `/webhooks/${hook.id}/ping`],
        ["GET", `/webhooks/${hook.id}/deliveries`],
        ["POST", `/webhook-deliveries/${id}/retry`],
        ["DELETE", `/webhooks/${hook.id}`],
      ] as const
      for (const [method, path, body] of doors) {
        for (const person of [undefined, token]) {
          const call = { method, path: `/admin${path}`, body, token: person }
          expect([path, (await api.call(call)).status]).toEqual([path, 401])
        }
      }
      expect(await databaseImage(getContainer())).toEqual(before)
      for (const [method, path, body] of doors) {
        expect([path, (await desk.call(method, path, body)).status]).toEqual([
          path,
          method === "POST" && path === "/webhooks" ? 201 : 200,
        ])
      }
    })

    it("are made, changed and deleted, and their secrets are never read back", async () => {
      const { secret, ...hook } = await desk.add(receiver.url, ["stock.changed", "order.paid"])
      expect(hook).toMatchObject({
        url: receiver.url,
        description: "",
        events: ["order.paid", "stock.changed"],
        is_active: true,
      })
      const change = { description: "ERP", events: ["order.placed", "order.paid"] }
      const changed = await desk.call("POST", `/webhooks/${hook.id}`, change)
      expect(changed.body).toMatchObject({
        webhook: { id: hook.id, description: "ERP", events: ["order.placed", "order.paid"] },
      })
      await desk.test(hook.id)
      const answers = [
        changed,
        await desk.call("GET", "/webhooks"),
        await desk.call("GET", `/webhooks/${hook.id}`),
        await desk.call("GET", `/webhooks/${hook.id}/deliveries`),
      ]
      for (const { body } of answers) expect(JSON.stringify(body)).not.toContain(secret.slice(6))
      expect((await desk.call("DELETE", `/webhooks/${hook.id}`)).body).toEqual({
        id: hook.id,
        object: "webhook",
        deleted: true,
      })
      for (const path of [`/webhooks/${hook.id}`, `/webhooks/${hook.id}/deliveries`]) {
        expect(await said(desk.call("GET", path))).toBe("404 There is no such webhook")
      }
      expect((await desk.call("GET", "/webhooks")).body).toEqual({ webhooks: [] })
    })

    it("sign with the old secret, too, for a day after it was rotated", async () => {
      const { id, secret: first } = await desk.add(receiver.url, [...events])
      const { secret: second, webhook } = await desk.rotate(id)
      expect(webhook.previous_secret_until).not.toBeNull()
      await desk.test(id)
      await desk.change("webhook_endpoint", id, { previous_secret_until: new Date() })
      await desk.test(id)
      const signed = receiver.heard.map((one) => [
        isSignedWith(first, one),
        isSignedWith(second, one),
      ])
      expect(signed).toEqual([
        [true, true],
        [false, true],
      ])
    })

    it("are tested at once, on or off, and the answer tells what came of it", async () => {
      const { id } = await desk.add(receiver.url, [...events])
      await desk.call("POST", `/webhooks/${id}`, { is_active: false })
      const taken = await desk.test(id)
      expect(taken).toMatchObject({ type: "ping", state: "delivered", last_answer: "thanks" })
      expect(receiver.heard[0]?.headers).toMatchObject({
        "webhook-id": taken.event_id,
        "content-type": "application/json",
      })
      receiver.answer((response) => void response.writeHead(302, { location: "/" }).end())
      const refused = await desk.test(id)
      expect(refused).toMatchObject({ state: "given_up", last_error: "answered 302" })
      receiver.answer((response) => response.end("thanks"))
      expect(receiver.types()).toEqual(["ping", "ping"])
    })

    it("tell their deliveries page by page", async () => {
      const { id } = await desk.add(receiver.url, [...events])
      const tests = [await desk.test(id), await desk.test(id), await desk.test(id)]
      const first = await desk.log(id, "?limit=2")
      const second = await desk.log(id, `?limit=2&cursor=${first.next}`)
      expect([first.count, second.count, second.next]).toEqual([3, 3, null])
      const rows = [...first.deliveries, ...second.deliveries]
      expect(rows.map((row) => row.id)).toEqual(tests.map((row) => row.id).reverse())
      for (const query of ["limit=0", "limit=101", "cursor=x", "state=lost"]) {
        const [field = ""] = query.split("=")
        const answer = await said(desk.call("GET", `/webhooks/${id}/deliveries?${query}`))
        expect(answer).toMatch(new RegExp(`^400 .*${field}`))
      }
    })

    it("refuse a bad value and name its field, and change nothing", async () => {
      const before = await databaseImage(getContainer())
      const { url } = receiver
      const bad: [field: string, body: object][] = [
        ["url", { events }],
        ["url", { url: "nowhere", events }],
        ["url", { url: "ftp://files.example/", events }],
        ["url", { url: "https://user:word@shop.example/", events }],
        ["url", { url: "https://shop.example/#here", events }],
        ["url", { url: "https://shop.example:22/", events }],
        ["url", { url: "https://shop.example:6000000/", events }],
        ["url", { url: `https://shop.example/${"a".repeat(2000)}`, events }],
        ["url", { url: "http://shop.example/", events }],
        ["url", { url: "https://169.254.169.254/latest/meta-data", events }],
        ["events", { url }],
        ["events", { url, events: [] }],
        ["events", { url, events: ["order.lost"] }],
        ["description", { url, events, description: "a\u0007" }],
        ["secret", { url, events, secret: "mine" }],
      ]
      for (const [field, body] of bad) {
        const answer = await said(add(body))
        expect([field, answer.startsWith("400 "), answer.includes(field)]).toEqual([
          field,
          true,
          true,
        ])
      }
      expect(await said(desk.call("POST", "/webhooks/whep_none/ping"))).toMatch(/^404 /)
      expect(await said(desk.again("whdel_none"))).toMatch(/^404 /)
      expect(await databaseImage(getContainer())).toEqual(before)
    })

    it("call nothing but the public internet for a shop in public", async () => {
      const { id } = await desk.add(receiver.url, [...events])
      vi.stubEnv("PUBLIC_URL", "https://shop.example.com")
      const hosts = ["127.0.0.1", "10.0.0.1", "192.168.1.1", "[::1]", "[fd00::1]", "localhost"]
      for (const host of hosts) {
        expect(await said(add({ url: `https://${host}/`, events }))).toMatch(
          /^400 url must be a public/,
        )
      }
      expect(await said(add({ url: receiver.url, events }))).toBe(
        "400 url must be an https address",
      )
      // Allowed once, or a name that leads elsewhere today.
      expect(await desk.test(id)).toMatchObject({
        state: "given_up",
        last_error: "url must be an https address",
      })
      await desk.change("webhook_endpoint", id, { url: receiver.url.replace("http:", "https:") })
      expect((await desk.test(id)).last_error).toMatch(/^url must be a public address/)
      expect(receiver.heard).toEqual([])
    })

    it("are forgotten after a month, with what was sent to them", async () => {
      const kept = await desk.add(receiver.url, [...events])
      const gone = await desk.add(receiver.url, [...events])
      const { id: old } = await desk.test(kept.id)
      await desk.test(kept.id)
      await desk.call("DELETE", `/webhooks/${gone.id}`)
      const ago = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
      await desk.change("webhook_delivery", old, { created_at: ago })
      await desk.change("webhook_endpoint", gone.id, { deleted_at: ago })
      await forgetOldDeliveries(getContainer())
      const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      expect(await database("webhook_endpoint").pluck("id")).toEqual([kept.id])
      expect(await database("webhook_delivery")).toHaveLength(1)
    })
  },
})
