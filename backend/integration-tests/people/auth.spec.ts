import { z } from "@medusajs/framework/zod"
import { accessSchema } from "../../src/contract/account/auth"
import { configSchema } from "../../src/contract/shop/config"
import { userSchema } from "../../src/contract/account/user"
import { signUp } from "../setup/people"
import { openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, failureOf, testApi } from "../setup/test-api"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    beforeAll(() => openShop(getContainer()))

    const storeMe = async (token: string) => {
      const { commerce } = dataOf(await api.get("/config"), configSchema)
      return client.get("/store/customers/me", {
        headers: {
          authorization: `Bearer ${token}`,
          "x-publishable-api-key": commerce.publishableApiKey,
        },
        validateStatus: () => true,
      })
    }

    describe("POST /api/v1/auth", () => {
      it("exchanges an ID token for an access token and makes the user record", async () => {
        const buyer = await signUp(api, { name: "Ada Marie Lovelace" })
        const users = dataOf(
          await api.get(`/users/${buyer.email}`, buyer.token),
          z.array(userSchema),
        )
        expect(users).toEqual([
          {
            _id: buyer.id,
            name: "Ada Marie Lovelace",
            email: buyer.email,
            isAdmin: false,
            education: "",
            address: "",
            phone: "",
          },
        ])
      })

      it("gives the same user record on every sign-in, also on two at once", async () => {
        const buyer = await signUp(api)
        const body = { email: buyer.email.toUpperCase() }
        const answers = await Promise.all([
          api.post("/auth", body, buyer.idToken),
          api.post("/auth", body, buyer.idToken),
        ])
        expect(answers.map(({ status }) => status)).toEqual([200, 200])
        const users = dataOf(
          await api.get(`/users/${buyer.email}`, buyer.token),
          z.array(userSchema),
        )
        expect(users.map(({ _id }) => _id)).toEqual([buyer.id])
      })

      it("answers 401 without a proof, with a forged one and with its own access token", async () => {
        const buyer = await signUp(api)
        for (const proof of [undefined, "forged", `${buyer.idToken}x`, buyer.token]) {
          const failure = failureOf(await api.post("/auth", { email: buyer.email }, proof))
          expect(failure).toMatchObject({ status: 401, message: "No user is logged in" })
        }
      })

      it("answers 403 for another person's mail", async () => {
        const buyer = await signUp(api)
        const failure = failureOf(await api.post("/auth", { email: "a@b.cd" }, buyer.idToken))
        expect(failure).toMatchObject({ status: 403, errors: [{ field: "email" }] })
      })

      it("answers 400 with the field for a body without a mail", async () => {
        const buyer = await signUp(api)
        expect(failureOf(await api.post("/auth", {}, buyer.idToken))).toMatchObject({
          status: 400,
          errors: [{ field: "email", message: "email is required" }],
        })
      })
    })

    describe("DELETE /api/v1/auth", () => {
      it("ends this token on every door, and no other of the same person", async () => {
        const buyer = await signUp(api)
        const again = await api.post("/auth", { email: buyer.email }, buyer.idToken)
        const { accessToken: other } = accessSchema.parse(again.body)
        expect((await api.delete("/auth", buyer.token)).body).toEqual({ success: true })
        expect(failureOf(await api.get("/products", buyer.token)).status).toBe(401)
        expect(failureOf(await api.delete("/auth", buyer.token)).status).toBe(401)
        expect((await storeMe(buyer.token)).status).toBe(401)
        expect((await storeMe(other)).status).toBe(200)
        expect((await api.get(`/users/${buyer.email}`, other)).status).toBe(200)
      })

      it("needs a token", async () => {
        expect(failureOf(await api.delete("/auth")).status).toBe(401)
      })
    })

    it("answers 401 to a bad token on a public route too", async () => {
      expect(failureOf(await api.get("/products", "forged")).status).toBe(401)
    })

    it("opens Medusa's own store API with the same token", async () => {
      const buyer = await signUp(api)
      expect(await storeMe(buyer.token)).toMatchObject({
        status: 200,
        data: { customer: { email: buyer.email } },
      })
    })
  },
})
