import { Modules } from "@medusajs/framework/utils"
import { entriesOf } from "../audit/trail"
import { mailsTo } from "../setup/outbox"
import { placeOrder } from "../setup/orders/purchase"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../setup/people"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"

const WAIT = { timeout: 30_000, interval: 100 }
const TO_CUSTOMER = { text: "It comes on Thursday.\nPlease open the gate.", internal: false }

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let admin: Person
    let token: string
    let part: TestPart

    beforeAll(async () => {
      await openShop(getContainer())
      part = await addPart(getContainer())
      admin = await signInAdmin(getContainer(), api)
      token = await signInMedusaAdmin(api)
    })

    const ordered = async () => {
      const buyer = await signUp(api)
      return { buyer, order: await placeOrder(api, { part, buyer }) }
    }
    const medusa = (method: "GET" | "POST", path: string, body?: unknown) =>
      api.call({ method, path: `/admin${path}`, token, ...(body !== undefined && { body }) })
    const noteMails = async ({ email }: Person) =>
      (await mailsTo(email)).filter(({ subject }) => subject.startsWith("A note"))

    it("of staff are the same in Medusa Admin and in the shop, each with its writer", async () => {
      const { buyer, order } = await ordered()
      const path = `/orders/${order._id}/notes`
      await medusa("POST", path, { text: " Call first " })
      await api.post(`/order/${order._id}/notes`, TO_CUSTOMER, admin.token)
      const notes = [
        { ...TO_CUSTOMER, by: admin.email },
        { text: "Call first", internal: true, by: expect.stringContaining("@") },
      ]
      expect((await medusa("GET", path)).body).toMatchObject({ notes })
      const told = await api.get(`/order/${order._id}/notes`, buyer.token)
      expect(told.body).toMatchObject({ data: [{ ...TO_CUSTOMER, by: "" }] })
      expect(JSON.stringify(told.body)).not.toContain("Call first")
      expect(told.headers["cache-control"]).toBe("private, no-store")
      // Nor by Medusa's own doors.
      const store = await api.call({
        ...{ method: "GET", path: `/store/orders/${order._id}` },
        token: buyer.token,
      })
      expect(JSON.stringify(store.body)).not.toContain("Call first")
    })

    it("go to the customer by mail once, and internal ones never", async () => {
      const { buyer, order } = await ordered()
      await api.post(`/order/${order._id}/notes`, { text: "Call first" }, admin.token)
      await api.post(`/order/${order._id}/notes`, TO_CUSTOMER, admin.token)
      await expect.poll(() => noteMails(buyer), WAIT).toHaveLength(1)
      const [mail] = await noteMails(buyer)
      expect(mail?.subject).toContain(order.number)
      expect(mail?.text).toContain("Please open the gate.")
      expect(mail?.text).toContain(`/dashboard/orders/${order._id}`)
      await getContainer()
        .resolve(Modules.WORKFLOW_ENGINE)
        .run("send-due-mails", { input: { announced: [], sweep: true } })
      expect(await noteMails(buyer)).toHaveLength(1)
    })

    it("leave an entry in the trail that does not repeat them", async () => {
      const { order } = await ordered()
      const left = await entriesOf({ api, token }, () =>
        medusa("POST", `/orders/${order._id}/notes`, { text: "Call first" }),
      )
      expect(left).toMatchObject([
        { kind: "order", action: "noted", actor_kind: "staff", after: { note: "internal" } },
      ])
      expect(JSON.stringify(left)).not.toContain("Call first")
    })

    it("are refused without a text, for an order that is none, and to who is no staff", async () => {
      const { order } = await ordered()
      const path = `/orders/${order._id}/notes`
      expect((await medusa("POST", path, { text: "  " })).status).toBe(400)
      expect((await medusa("POST", path, { text: "x".repeat(2001) })).status).toBe(400)
      expect((await medusa("POST", "/orders/order_none/notes", { text: "Call" })).status).toBe(404)
      expect((await medusa("GET", "/orders/order_none/notes")).status).toBe(404)
      const anybody = await api.call({ method: "GET", path: `/admin${path}` })
      expect(anybody.status).toBe(401)
    })
  },
})
