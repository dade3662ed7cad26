import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { z } from "@medusajs/framework/zod"
import { userSchema } from "../../src/contract/user"
import { signInAdmin, signUp } from "../setup/people"
import { dataOf, failureOf, testApi } from "../setup/test-api"

const PROFILE = {
  name: "Grace Hopper",
  education: "Vehicle technology",
  address: "7 Pier Road",
  phone: "+1 555 010 1234",
}

medusaIntegrationTestRunner({
  inApp: true,
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)

    describe("GET /api/v1/users", () => {
      it("lists everybody for an administrator only", async () => {
        const buyer = await signUp(api)
        const admin = await signInAdmin(getContainer(), api)
        const users = dataOf(await api.get("/users", admin.token), z.array(userSchema))
        expect(users.map(({ email }) => email).sort()).toEqual([admin.email, buyer.email].sort())
        expect(failureOf(await api.get("/users", buyer.token)).status).toBe(403)
        expect(failureOf(await api.get("/users")).status).toBe(401)
      })

      it("answers an empty list to an administrator for an unknown mail", async () => {
        const admin = await signInAdmin(getContainer(), api)
        const users = dataOf(await api.get("/users/a@b.cd", admin.token), z.array(userSchema))
        expect(users).toEqual([])
      })

      it("tells nobody about another person", async () => {
        const [buyer, other] = [await signUp(api), await signUp(api)]
        expect(failureOf(await api.get(`/users/${other.email}`, buyer.token)).status).toBe(403)
        expect(failureOf(await api.get("/users/nobody@b.cd", buyer.token)).status).toBe(403)
      })
    })

    describe("POST /api/v1/users", () => {
      it("keeps the name of the registration form and grants no role", async () => {
        const buyer = await signUp(api)
        const body = { name: "Grace Brewster Hopper", email: buyer.email, isAdmin: true }
        for (const answer of [
          await api.post("/users", body, buyer.token),
          await api.post("/users", body, buyer.token),
        ]) {
          expect(answer.status).toBe(200)
          expect(dataOf(answer, userSchema)).toMatchObject({ name: body.name, isAdmin: false })
        }
      })
    })

    describe("PUT /api/v1/user/{id}", () => {
      it("writes the caller's own profile", async () => {
        const buyer = await signUp(api)
        const body = { ...PROFILE, email: buyer.email, isDeliver: true }
        const user = dataOf(await api.put(`/user/${buyer.id}`, body, buyer.token), userSchema)
        expect(user).toEqual({ _id: buyer.id, isAdmin: false, email: buyer.email, ...PROFILE })
      })

      it("names every missing field", async () => {
        const buyer = await signUp(api)
        const body = { name: "", email: buyer.email, education: "x", address: "y" }
        const failure = failureOf(await api.put(`/user/${buyer.id}`, body, buyer.token))
        expect(failure.status).toBe(400)
        expect(failure.errors).toEqual([
          { field: "name", message: "name is required" },
          { field: "phone", message: "phone number is required" },
        ])
      })

      it("refuses another mail with 409", async () => {
        const buyer = await signUp(api)
        const body = { ...PROFILE, email: "other@example.com" }
        expect(failureOf(await api.put(`/user/${buyer.id}`, body, buyer.token)).status).toBe(409)
      })

      it("does not tell a stranger's id from an unknown one", async () => {
        const [buyer, other] = [await signUp(api), await signUp(api)]
        const body = { ...PROFILE, email: buyer.email }
        const answers = [
          failureOf(await api.put(`/user/${other.id}`, body, buyer.token)),
          failureOf(await api.put("/user/cus_unknown", body, buyer.token)),
        ]
        expect(answers[0]).toEqual(answers[1])
        expect(answers[0]?.status).toBe(404)
      })

      it("lets an administrator promote and demote, but never the last one", async () => {
        const buyer = await signUp(api)
        const admin = await signInAdmin(getContainer(), api)
        const set = (id: string, isAdmin: boolean) =>
          api.put(`/user/${id}`, { isAdmin }, admin.token)
        expect(dataOf(await set(buyer.id, true), userSchema).isAdmin).toBe(true)
        expect(dataOf(await set(buyer.id, false), userSchema).isAdmin).toBe(false)
        expect(failureOf(await set(admin.id, false))).toMatchObject({
          status: 409,
          code: "last_admin",
        })
      })

      it("promotes nobody whose mail is not verified", async () => {
        const buyer = await signUp(api, { verified: false })
        const admin = await signInAdmin(getContainer(), api)
        const answer = await api.put(`/user/${buyer.id}`, { isAdmin: true }, admin.token)
        expect(failureOf(answer)).toMatchObject({ status: 409, code: "email_not_verified" })
      })

      it("lets nobody promote themselves", async () => {
        const buyer = await signUp(api)
        const answer = await api.put(`/user/${buyer.id}`, { isAdmin: true }, buyer.token)
        expect(failureOf(answer).status).toBe(403)
      })
    })
  },
})
