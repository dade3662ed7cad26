import { z } from "@medusajs/framework/zod"
import { userSchema } from "../../src/contract/account/user"
import { signInAdmin, signUp } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, failureOf, testApi } from "../setup/test-api"

const PROFILE = {
  name: "Grace Hopper",
  education: "Vehicle technology",
  address: "7 Pier Road",
  phone: "+1 555 010 1234",
}

sharedShop({
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

      it("grants the role where an administrator says so, to a verified mail", async () => {
        const [buyer, other] = [await signUp(api), await signUp(api, { verified: false })]
        const admin = await signInAdmin(getContainer(), api)
        const post = (email: string, isAdmin: boolean) =>
          api.post("/users", { name: "Grace Hopper", email, isAdmin }, admin.token)
        const promoted = dataOf(await post(buyer.email, true), userSchema)
        expect(promoted).toMatchObject({ name: "Grace Hopper", isAdmin: true })
        expect(dataOf(await post(buyer.email, true), userSchema)).toEqual(promoted)
        expect(dataOf(await post(buyer.email, false), userSchema)).toEqual(promoted)
        expect(failureOf(await post(other.email, true))).toMatchObject({
          status: 409,
          code: "email_not_verified",
        })
        const users = await api.get(`/users/${other.email}`, other.token)
        expect(dataOf(users, z.array(userSchema))).toMatchObject([{ name: "Test Buyer" }])
        expect(failureOf(await post("nobody@example.com", true)).status).toBe(404)
      })

      it("refuses a body that asks for the role alone, and another's mail", async () => {
        const [buyer, other] = [await signUp(api), await signUp(api)]
        const post = (body: unknown) => api.post("/users", body, buyer.token)
        const role = { email: buyer.email, isAdmin: true }
        expect(failureOf(await post(role)).status).toBe(403)
        expect(failureOf(await post({ name: "N", email: other.email })).status).toBe(403)
        expect(failureOf(await post({ email: buyer.email }))).toMatchObject({
          status: 400,
          errors: [{ field: "name" }],
        })
        expect(failureOf(await api.post("/users", role)).status).toBe(401)
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
        const put = (body: object) => api.put(`/user/${buyer.id}`, body, buyer.token)
        for (const body of [{ isAdmin: true }, { isAdmin: false }, { isAdmin: true, colour: 1 }]) {
          expect(failureOf(await put(body)).status).toBe(403)
        }
        expect(failureOf(await put({ colour: 1 })).status).toBe(400)
        const profile = { ...PROFILE, email: buyer.email }
        expect(dataOf(await put({ ...profile, isAdmin: true }), userSchema)).toEqual({
          ...profile,
          _id: buyer.id,
          isAdmin: false,
        })
      })

      it("writes profile and role together for an administrator, or neither", async () => {
        const [buyer, other] = [await signUp(api), await signUp(api, { verified: false })]
        const admin = await signInAdmin(getContainer(), api)
        const put = ({ id, email }: { id: string; email: string }, isAdmin: unknown) =>
          api.put(`/user/${id}`, { ...PROFILE, email, isAdmin }, admin.token)
        expect(dataOf(await put(buyer, true), userSchema)).toMatchObject({
          ...PROFILE,
          isAdmin: true,
        })
        expect(failureOf(await put(other, true)).code).toBe("email_not_verified")
        expect(failureOf(await put(other, "yes"))).toMatchObject({
          status: 400,
          errors: [{ field: "isAdmin" }],
        })
        const users = await api.get(`/users/${other.email}`, admin.token)
        expect(dataOf(users, z.array(userSchema))).toMatchObject([
          { name: "Test Buyer", education: "", isAdmin: false },
        ])
      })
    })
  },
})
