import { z } from "@medusajs/framework/zod"
import { adminReviewListSchema, adminReviewSchema } from "../../src/contract/review/admin-review"
import { reviewSchema } from "../../src/contract/review/review"
import { databaseImage } from "../setup/run/database-image"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../setup/people"
import { writeReview } from "../setup/review"
import { addPart, openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, testApi } from "../setup/test-api"

const oneSchema = z.object({ review: adminReviewSchema })

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let admin: Person
    let staff: string
    beforeEach(async () => {
      admin = await signInAdmin(getContainer(), api)
      staff = await signInMedusaAdmin(api)
    })

    const call = (method: string, path: string, body?: unknown) =>
      api.call({ method, path: `/admin/reviews${path}`, body, token: staff })
    const list = async (query = "") => adminReviewListSchema.parse((await call("GET", query)).body)
    const titles = async (query = "") => (await list(query)).reviews.map(({ title }) => title)
    const changed = async (path: string, body: unknown) =>
      oneSchema.parse((await call("POST", path, body)).body).review
    const seenBy = async (token?: string, path = "/reviews") =>
      dataOf(await api.get(path, token), z.array(reviewSchema))

    describe("the doors of /admin/reviews", () => {
      it("are shut to guests and to customers", async () => {
        const buyer = await signUp(api)
        const { _id } = await writeReview(api, buyer)
        const calls = [
          { method: "GET", path: "/admin/reviews" },
          { method: "POST", path: "/admin/reviews/batch", body: { ids: [_id], status: "hidden" } },
          { method: "POST", path: `/admin/reviews/${_id}`, body: { status: "hidden" } },
          { method: "POST", path: `/admin/reviews/${_id}/reply`, body: { reply: "Mine" } },
          { method: "DELETE", path: `/admin/reviews/${_id}` },
        ]
        for (const door of calls) {
          for (const token of [undefined, buyer.token]) {
            const { status } = await api.call({ ...door, token })
            expect({ door, status }).toEqual({ door, status: 401 })
          }
        }
        expect(await seenBy()).toMatchObject([{ _id, reply: null }])
      })
    })

    describe("GET /admin/reviews", () => {
      it("tells everything of a review, with the product that it speaks of", async () => {
        await openShop(getContainer())
        const part = await addPart(getContainer())
        const buyer = await signUp(api)
        await writeReview(api, buyer)
        const { _id } = await writeReview(api, buyer, { productId: part.id, rating: "4.5" })
        const { reviews, ...page } = await list(`?product_id=${part.id}`)
        expect(page).toEqual({
          count: 1,
          limit: 20,
          offset: 0,
          published: { average: 4.5, count: 1 },
        })
        expect(reviews).toMatchObject([
          {
            id: _id,
            email: buyer.email,
            rating_value: 4.5,
            status: "published",
            verified_purchase: false,
            product: { id: part.id, title: part.name },
          },
        ])
        expect(reviews[0]?.created_at).toMatch(/Z$/)
      })

      it("searches, filters, sorts and pages", async () => {
        const buyer = await signUp(api, { name: "Ilse Vandermoten", mailBox: "strut-tester" })
        const rated = ["5", "2.5", "as new"]
        for (const [index, rating] of rated.entries()) {
          await writeReview(api, buyer, { reviewTitle: `Title ${index}`, rating })
        }
        const other = await signUp(api)
        const text = { reviewTitle: "100% true", reviewDes: "It's good", rating: "1" }
        const { _id } = await writeReview(api, other, text)
        await changed(`/${_id}`, { status: "hidden" })

        expect(await titles()).toEqual(["100% true", "Title 2", "Title 1", "Title 0"])
        for (const q of ["vandermoten", "STRUT-TESTER", "title "]) {
          expect(await titles(`?q=${encodeURIComponent(q)}`)).toHaveLength(3)
        }
        for (const q of ["100%", "it's good"]) {
          expect(await titles(`?q=${encodeURIComponent(q)}`)).toEqual(["100% true"])
        }
        expect(await titles("?q=_")).toEqual([])
        expect(await titles("?status=hidden")).toEqual(["100% true"])
        expect(await titles("?rating=3")).toEqual(["Title 1"])
        expect(await titles("?rating=none")).toEqual(["Title 2"])
        expect(await titles("?order=rating")).toEqual([
          "100% true",
          "Title 1",
          "Title 0",
          "Title 2",
        ])
        expect(await titles("?order=-title&limit=2&offset=1")).toEqual(["Title 1", "Title 0"])
        expect(await list("?limit=1&offset=9")).toMatchObject({ reviews: [], count: 4 })
        expect((await list()).published).toEqual({ average: 3.8, count: 2 })
      })

      it("is 400 for what it does not know, with its name", async () => {
        const wrong = [
          "status=gone",
          "rating=6",
          "order=email",
          "limit=0",
          "limit=101",
          "offset=-1",
        ]
        for (const query of wrong) {
          const { status, body } = await call("GET", `?${query}`)
          expect({ query, status }).toEqual({ query, status: 400 })
          expect(JSON.stringify(body)).toContain(query.split("=")[0])
        }
      })
    })

    describe("POST /admin/reviews/{id}", () => {
      it("hides a review from everybody but its writer and staff, and shows it again", async () => {
        const [buyer, other] = [await signUp(api), await signUp(api)]
        const { _id } = await writeReview(api, buyer)
        expect(await changed(`/${_id}`, { status: "hidden" })).toMatchObject({ status: "hidden" })
        for (const token of [undefined, other.token, buyer.token]) {
          expect(await seenBy(token)).toEqual([])
        }
        const hidden = [{ _id, status: "hidden" }]
        expect(await seenBy(buyer.token, `/reviews/${buyer.email}`)).toMatchObject(hidden)
        expect(await seenBy(admin.token)).toMatchObject(hidden)
        await changed(`/${_id}`, { status: "published" })
        expect(await seenBy()).toMatchObject([{ _id, status: "published" }])
      })

      it("refuses unknown words and unknown reviews", async () => {
        const { _id } = await writeReview(api, await signUp(api))
        for (const body of [{}, { status: "gone" }, { status: "hidden", rating: "5" }]) {
          expect((await call("POST", `/${_id}`, body)).status).toBe(400)
        }
        expect((await call("POST", "/review_unknown", { status: "hidden" })).status).toBe(404)
        expect(await seenBy()).toHaveLength(1)
      })
    })

    describe("POST /admin/reviews/batch", () => {
      it("changes all of them or none", async () => {
        const buyer = await signUp(api)
        const ids = [(await writeReview(api, buyer))._id, (await writeReview(api, buyer))._id]
        const before = await databaseImage(getContainer())
        const withUnknown = { ids: [...ids, "review_unknown"], status: "hidden" }
        expect((await call("POST", "/batch", withUnknown)).status).toBe(404)
        expect((await call("POST", "/batch", { ids: [], status: "hidden" })).status).toBe(400)
        expect(await databaseImage(getContainer())).toEqual(before)
        const twice = { ids: [...ids, ids[0]], status: "hidden" }
        expect((await call("POST", "/batch", twice)).status).toBe(200)
        expect(await seenBy()).toEqual([])
      })
    })

    describe("POST /admin/reviews/{id}/reply", () => {
      it("shows the reply to everybody, keeps the time of the same one, and takes it back", async () => {
        const buyer = await signUp(api)
        const { _id } = await writeReview(api, buyer)
        const path = `/${_id}/reply`
        const first = await changed(path, { reply: "  Measured again: 0.02 mm.  " })
        expect(first.reply).toBe("Measured again: 0.02 mm.")
        expect(await seenBy()).toMatchObject([{ reply: first.reply, repliedAt: first.replied_at }])
        expect(await changed(path, { reply: first.reply })).toEqual(first)
        const second = await changed(path, { reply: "Measured again: 0.01 mm." })
        expect(Date.parse(second.replied_at ?? "")).toBeGreaterThan(
          Date.parse(first.replied_at ?? ""),
        )
        await changed(path, { reply: null })
        expect(await seenBy()).toMatchObject([{ reply: null, repliedAt: null }])
      })

      it("refuses an empty or endless reply, and an unknown review", async () => {
        const { _id } = await writeReview(api, await signUp(api))
        for (const reply of [undefined, "", "  ", "x".repeat(2001), 5]) {
          expect((await call("POST", `/${_id}/reply`, { reply })).status).toBe(400)
        }
        expect((await call("POST", "/review_unknown/reply", { reply: "Hello" })).status).toBe(404)
      })
    })

    describe("DELETE /admin/reviews/{id}", () => {
      it("takes the review out of every list, once", async () => {
        const { _id } = await writeReview(api, await signUp(api))
        const { status, body } = await call("DELETE", `/${_id}`)
        expect({ status, body }).toEqual({
          status: 200,
          body: { id: _id, object: "review", deleted: true },
        })
        expect(await seenBy(admin.token)).toEqual([])
        expect(await titles()).toEqual([])
        expect((await call("DELETE", `/${_id}`)).status).toBe(404)
      })
    })

    describe("moderation", () => {
      it("keeps a new review for its writer and staff until it is published", async () => {
        const settings = { method: "POST", path: "/admin/shop-settings", token: staff }
        await api.call({ ...settings, body: { review_moderation: true } })
        const buyer = await signUp(api)
        const { _id, status } = await writeReview(api, buyer)
        expect(status).toBe("pending")
        for (const token of [undefined, buyer.token]) expect(await seenBy(token)).toEqual([])
        const own = await seenBy(buyer.token, `/reviews/${buyer.email}`)
        expect(own).toMatchObject([{ _id, status: "pending" }])
        expect((await list("?status=pending")).reviews).toMatchObject([{ id: _id }])
        await changed(`/${_id}`, { status: "published" })
        expect(await seenBy()).toMatchObject([{ _id, status: "published" }])
      })
    })
  },
})
