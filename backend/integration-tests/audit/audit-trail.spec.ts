import type { AuditEntryView } from "../../src/contract/staff/audit-trail"
import { readAuditTrail } from "../../src/queries/audit/audit-trail"
import { openOrderShop, type OrderShop } from "../orders/order-shop"
import { signInMedusaAdmin, signUp, type Person } from "../setup/people"
import { writeReview } from "../setup/review"
import { sharedShop } from "../setup/run/shop-suite"
import { staffToken } from "../setup/staff"
import { failureOf, testApi } from "../setup/test-api"
import { entriesOf, readTrail, type Told } from "./trail"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let shop: OrderShop
    let token: string

    beforeAll(async () => {
      shop = await openOrderShop(getContainer(), api)
      token = await signInMedusaAdmin(api)
    })

    const entries = (change: () => Promise<unknown>) => entriesOf({ api, token }, change)
    const put = (path: string, body: unknown) => api.put(path, body, shop.admin.token)
    const setRole = (person: Person, is_admin: unknown) =>
      shop.medusa(`/customers/${person.id}/member`, { is_admin })
    const administrator = () =>
      ({ actor_kind: "administrator", actor_name: shop.admin.email }) as const
    const staff = () => ({ actor_kind: "staff", actor_name: shop.admin.email }) as const
    const change = (told: Partial<Told> & Pick<Told, "before" | "after">): Partial<Told> => ({
      action: "changed",
      ...told,
    })
    const productOf = (price: number, qty: number) => ({
      productName: shop.part.name,
      description: "As it was",
      price,
      qty,
      image: "/parts/disc.svg",
      totalPrice: "1",
    })

    describe("by /api/v1", () => {
      it("tells of a price and a stock that an administrator wrote, once each", async () => {
        const path = `/product/${shop.part.id}`
        const thing = { ...administrator(), thing_id: shop.part.id }
        const first = await entries(() => put(path, productOf(12.5, 75)))
        expect(first).toEqual([
          change({ ...thing, kind: "price", before: { USD: 9.5 }, after: { USD: 12.5 } }),
          change({ ...thing, kind: "stock", before: { stocked: 500 }, after: { stocked: 75 } }),
        ])
        expect(await entries(() => put(path, productOf(12.5, 75)))).toEqual([])
        const stock = { ...thing, kind: "stock" } as const
        expect(await entries(() => put(path, { qty: "80" }))).toEqual([
          change({ ...stock, before: { stocked: 75 }, after: { stocked: 80 } }),
        ])
      })

      it("tells of a role that was given and taken, and of nothing else", async () => {
        const person = await signUp(api)
        const role = { ...administrator(), kind: "role", thing_id: person.id } as const
        const [off, on] = [{ administrator: false }, { administrator: true }]
        const set = (isAdmin: boolean) => put(`/user/${person.id}`, { isAdmin })
        expect(await entries(() => set(true))).toEqual([
          { ...role, action: "promoted", before: off, after: on },
        ])
        expect(await entries(() => set(true))).toEqual([])
        expect(await entries(() => set(false))).toEqual([
          { ...role, action: "demoted", before: on, after: off },
        ])
        await set(true)
        expect(await entries(() => api.delete(`/user/${person.id}`, shop.admin.token))).toEqual([
          { ...role, action: "demoted", before: on, after: off },
        ])
      })

      it("tells of an order's payment, delivery and cancelling, not of its placing", async () => {
        expect(await entries(() => shop.place())).toEqual([])
        const order = await shop.place()
        const told = { kind: "order", thing_id: order._id } as const
        const pay = await shop.pay(order)
        const buyer = { actor_kind: "customer", actor_name: shop.buyer.email }
        expect(await entries(() => Promise.all([pay(), pay()]))).toEqual([
          { ...told, ...buyer, action: "paid", before: { paid: 0 }, after: { paid: 475 } },
        ])
        expect(await entries(() => shop.deliver(order))).toEqual([
          {
            ...told,
            ...administrator(),
            action: "delivered",
            before: { fulfilled: 0, shipped: 0, delivered: 0 },
            after: { fulfilled: 50, shipped: 50, delivered: 50 },
          },
        ])
        const other = await shop.place()
        expect(await entries(() => shop.cancel(other))).toEqual([
          {
            ...told,
            ...buyer,
            thing_id: other._id,
            action: "cancelled",
            before: { status: "pending" },
            after: { status: "canceled" },
          },
        ])
      })

      it("tells of a review that was deleted, and who it was", async () => {
        const review = await writeReview(api, shop.buyer)
        const remove = () => api.delete(`/review/${review._id}`, shop.admin.token)
        expect(await entries(() => Promise.all([remove(), remove()]))).toEqual([
          {
            ...administrator(),
            kind: "review",
            thing_id: review._id,
            action: "deleted",
            before: { status: "published", rating: "5", by: shop.buyer.email },
            after: null,
          },
        ])
      })
    })

    describe("by Medusa Admin", () => {
      it("tells of a role that staff gave on a customer's page", async () => {
        const person = await signUp(api)
        const told = { ...staff(), kind: "role", thing_id: person.id } as const
        const twice = () => Promise.all([setRole(person, true), setRole(person, true)])
        expect(await entries(twice)).toEqual([
          {
            ...told,
            action: "promoted",
            before: { administrator: false },
            after: { administrator: true },
          },
        ])
      })

      it("tells of reviews, rules and settings", async () => {
        const { _id: id } = await writeReview(api, shop.buyer)
        const review = { ...staff(), kind: "review", thing_id: id } as const
        const [published, hidden] = [{ status: "published" }, { status: "hidden" }]
        const hide = () => shop.medusa(`/reviews/${id}`, hidden)
        expect(await entries(() => Promise.all([hide(), hide()]))).toEqual([
          { ...review, action: "hidden", before: published, after: hidden },
        ])
        expect(
          await entries(() => shop.medusa(`/reviews/${id}/reply`, { reply: "Thanks" })),
        ).toEqual([
          { ...review, action: "replied", before: { reply: null }, after: { reply: "Thanks" } },
        ])
        const rule = { minimum: 60, maximum: null, multiple: 12, carton: 10 }
        const setRule = () => shop.medusa(`/products/${shop.part.id}/quantity-rule`, rule)
        expect(await entries(setRule)).toEqual([
          change({
            ...staff(),
            kind: "quantity_rule",
            thing_id: shop.part.id,
            before: { minimum: null, multiple: null },
            after: { minimum: 60, multiple: 12 },
          }),
        ])
        const settings = { ...staff(), kind: "settings", thing_id: "shop" } as const
        const call = (phone: string) => shop.medusa("/shop-settings", { phone })
        expect(await entries(() => call("1"))).toEqual([
          change({ ...settings, before: { phone: null }, after: { phone: "1" } }),
        ])
        expect(await entries(() => call("1"))).toEqual([])
      })
    })

    describe("read", () => {
      it("is for staff alone, as roles and administrators are", async () => {
        const person = await signUp(api)
        const doors = [
          ["GET", "/admin/audit-trail"],
          ["GET", "/admin/administrators"],
          ["GET", `/admin/customers/${person.id}/member`],
          ["POST", `/admin/customers/${person.id}/member`],
        ] as const
        for (const [method, path] of doors) {
          const answers = [undefined, shop.buyer.token, shop.admin.token, token].map((bearer) =>
            api.call({ method, path, token: bearer, body: { is_admin: false } }),
          )
          const statuses = (await Promise.all(answers)).map(({ status }) => status)
          expect([path, statuses]).toEqual([path, [401, 401, 401, 200]])
        }
      })

      it("refuses a question that it cannot answer and names its field", async () => {
        const bad = {
          kind: "cheese",
          from: "yesterday",
          until: "x",
          limit: "0",
          cursor: "abc",
          q: "x".repeat(201),
        }
        for (const [field, value] of Object.entries(bad)) {
          const path = `/admin/audit-trail?${new URLSearchParams({ [field]: value })}`
          const { status, body } = await api.call({ method: "GET", path, token })
          expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(field)])
        }
        const role = await setRole(shop.buyer, "yes")
        expect([role.status, JSON.stringify(role.body)]).toEqual([
          400,
          expect.stringContaining("is_admin"),
        ])
        expect((await shop.read("/customers/cus_unknown/member")).status).toBe(404)
      })

      it("finds by words, kind, actor, thing and time, page by page, newest first", async () => {
        const path = `/product/${shop.part.id}`
        for (const qty of [1, 2, 3, 4, 5]) await put(path, { qty })
        const stocks: AuditEntryView[] = []
        let cursor: string | null = ""
        while (cursor !== null) {
          const page = await readTrail(
            { api, token },
            { kind: "stock", limit: "2", ...(cursor && { cursor }) },
          )
          expect(page.count).toBe(5)
          stocks.push(...page.entries)
          cursor = page.next_cursor
        }
        expect(stocks.map(({ after }) => after)).toEqual(
          [5, 4, 3, 2, 1].map((stocked) => ({ stocked })),
        )
        const [newest] = stocks
        const count = async (query: Record<string, string>) =>
          (await readTrail({ api, token }, query)).count
        expect(await count({ q: shop.part.name.toUpperCase(), actor: "administrator" })).toBe(5)
        expect(await count({ q: "no such words" })).toBe(0)
        expect(await count({ actor: newest?.actor_id ?? "", thing_id: shop.part.id })).toBe(5)
        expect(await count({ kind: "stock", actor: "staff" })).toBe(0)
        expect(await count({ from: newest?.created_at ?? "" })).toBe(1)
        expect(await count({ kind: "stock", until: newest?.created_at ?? "" })).toBe(4)
        const counted = (most: number) =>
          readAuditTrail(getContainer(), { kind: "stock" }, { limit: 2, cursor: undefined, most })
        expect(await counted(5)).toMatchObject({ total: 5, has_more: false })
        expect(await counted(4)).toMatchObject({
          total: 4,
          has_more: true,
          next: expect.any(String),
        })
      })

      it("names the request, and the shop itself where nobody called", async () => {
        const headers = { "x-request-id": "audit-test" }
        const { token: bearer } = shop.admin
        const url = `/api/v1/product/${shop.part.id}`
        await api.call({ method: "PUT", path: url, token: bearer, body: { qty: 9 }, headers })
        const { entries: found } = await readTrail({ api, token })
        expect(found[0]).toMatchObject({ request_id: "audit-test", taken_back: false })
        expect(found.at(-1)).toMatchObject({
          kind: "role",
          actor_kind: "system",
          actor_name: "set-member-role",
        })
      })

      it("tells who administrates, since when and by whom", async () => {
        const person = await signUp(api)
        await setRole(person, true)
        const { body } = await shop.read("/administrators")
        expect(body).toEqual({
          administrators: expect.arrayContaining([
            {
              customer_id: person.id,
              email: person.email,
              name: person.name,
              since: expect.stringMatching(/^\d{4}-/),
              given_by: shop.admin.email,
            },
          ]),
        })
        expect((await staffToken(api, person)).length).toBeGreaterThan(0)
        await setRole(person, false)
        expect((await setRole(shop.admin, false)).body).toMatchObject({
          message: "The shop needs an administrator: promote somebody else first",
        })
      })
    })

    it("keeps an entry out where the change is refused", async () => {
      const person = await signUp(api, { verified: false })
      const refused = () => put(`/user/${person.id}`, { isAdmin: true })
      expect(await entries(refused)).toEqual([])
      expect(failureOf(await refused()).code).toBe("email_not_verified")
    })
  },
})
