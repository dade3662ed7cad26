import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { accessSchema } from "../../src/contract/account/auth"
import { userSchema } from "../../src/contract/account/user"
import { orderSchema } from "../../src/contract/order/order"
import { reviewSchema } from "../../src/contract/review/review"
import { callToolkit, toolkitUrl } from "../../src/identity/call-toolkit"
import { readEnvironment } from "../../src/settings/environment"
import { entriesOf } from "../audit/trail"
import { mailsTo } from "../setup/outbox"
import { placeOrder } from "../setup/orders/purchase"
import {
  enter,
  newEmail,
  newIdentity,
  proofByPassword,
  signInAdmin,
  signInMedusaAdmin,
  signUp,
} from "../setup/people"
import { writeReview } from "../setup/review"
import { sharedShop } from "../setup/run/shop-suite"
import { addPart } from "../setup/shop-fixture"
import { enterMedusaAdmin, setAdmin, staffToken } from "../setup/staff"
import { dataOf, failureOf, testApi } from "../setup/test-api"
import { changeMailAtProvider, verifyAtProvider } from "./support/provider-account"

const { identity } = readEnvironment(process.env)

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)

    const signUpByPassword = async (verified: boolean) =>
      enter(api, await newIdentity({ verified }))
    const enterStore = (idToken: string) =>
      api.call({ method: "POST", path: "/auth/customer/firebase", body: { id_token: idToken } })
    const staffOf = (email: string) => getContainer().resolve(Modules.USER).listUsers({ email })
    const signInAs = async (email: string, idToken: string) => {
      const { accessToken } = accessSchema.parse((await api.post("/auth", { email }, idToken)).body)
      const users = await api.get(`/users/${email}`, accessToken)
      return { token: accessToken, user: dataOf(users, z.array(userSchema))[0] }
    }

    describe("a mail that was changed at the identity provider", () => {
      it("makes nobody an administrator under the mail that was never theirs", async () => {
        const [colleague, admin] = [
          await signUpByPassword(false),
          await signInAdmin(getContainer(), api),
        ]
        const evil = newEmail("evil")
        await changeMailAtProvider({ from: colleague.email, to: evil, verified: true })
        const refused = await setAdmin(api, { person: colleague, admin, isAdmin: true })
        expect(failureOf(refused)).toMatchObject({ status: 409, code: "email_not_verified" })
        expect(await staffOf(colleague.email)).toEqual([])
        expect(await staffOf(evil)).toEqual([])
      })

      it("is refused at both doors until it is confirmed, and then it is the customer's", async () => {
        const part = await addPart(getContainer())
        const buyer = await signUpByPassword(true)
        const order = await placeOrder(api, { part, buyer })
        const review = await writeReview(api, buyer)
        const email = newEmail("moved")
        const proof = await changeMailAtProvider({ from: buyer.email, to: email, verified: false })
        expect(failureOf(await api.post("/auth", { email }, proof))).toMatchObject({
          status: 409,
          code: "email_unconfirmed",
          message: expect.stringContaining("Confirm"),
        })
        expect((await enterStore(proof)).status).toBe(409)

        await verifyAtProvider(email)
        const token = await signInMedusaAdmin(api)
        const told = await entriesOf({ api, token }, () => api.post("/auth", { email }, proof))
        expect(told).toMatchObject([
          { kind: "person", action: "mail changed", thing_id: buyer.id, actor_kind: "system" },
        ])
        expect(JSON.stringify(told)).not.toContain(buyer.email)
        const moved = await signInAs(email, proof)
        expect(moved.user).toMatchObject({ _id: buyer.id, email })
        const orders = await api.get(`/orders/${email}`, moved.token)
        expect(z.array(orderSchema).parse(orders.body)).toMatchObject([{ _id: order._id }])
        const reviews = await api.get(`/reviews/${email}`, moved.token)
        expect(dataOf(reviews, z.array(reviewSchema))).toMatchObject([{ _id: review._id }])

        const next = await enter(api, await newIdentity({ email: buyer.email, verified: true }))
        expect(next.id).not.toBe(buyer.id)
        const theirs = await api.get(`/reviews/${buyer.email}`, next.token)
        expect(dataOf(theirs, z.array(reviewSchema))).toEqual([])
      })

      it("is the customer's as well where the link in the mail came before the change", async () => {
        const buyer = await signUpByPassword(true)
        const email = newEmail("after")
        const ask = (call: string, body: Record<string, unknown>) =>
          callToolkit({ url: toolkitUrl(identity.url, `accounts:${call}?key=k`), body })
        await ask("sendOobCode", {
          requestType: "VERIFY_AND_CHANGE_EMAIL",
          idToken: buyer.idToken,
          newEmail: email,
        })
        const mails = () => mailsTo(email)
        await expect.poll(async () => (await mails()).length).toBe(1)
        const [mail] = await mails()
        const oobCode = /oobCode=([\w-]+)/.exec(mail?.text ?? "")?.[1]
        await ask("update", { oobCode })
        const { user } = await signInAs(email, await proofByPassword(email))
        expect(user).toMatchObject({ _id: buyer.id, email })
      })

      it("moves once on two sign-ins at once", async () => {
        const buyer = await signUpByPassword(true)
        const email = newEmail("twice")
        const proof = await changeMailAtProvider({ from: buyer.email, to: email, verified: true })
        const answers = await Promise.all([
          api.post("/auth", { email }, proof),
          enterStore(proof),
          api.post("/auth", { email }, proof),
        ])
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
        expect((await signInAs(email, proof)).user?._id).toBe(buyer.id)
      })

      it("leaves an administrator out of both roles until another one has taken them", async () => {
        const [person, admin] = [
          await signUpByPassword(true),
          await signInAdmin(getContainer(), api),
        ]
        await setAdmin(api, { person, admin, isAdmin: true })
        const email = newEmail("staff")
        const proof = await changeMailAtProvider({ from: person.email, to: email, verified: true })
        expect(failureOf(await api.post("/auth", { email }, proof))).toMatchObject({
          status: 409,
          code: "staff_email_changed",
        })
        expect((await enterStore(proof)).status).toBe(409)
        const token = await staffToken(api, { ...person, idToken: proof })
        for (const [method, path] of [
          ["GET", "/admin/users/me"],
          ["POST", "/auth/session"],
        ] as const) {
          expect((await api.call({ method, path, token })).status).toBe(401)
        }
        expect((await setAdmin(api, { person, admin, isAdmin: false })).status).toBe(200)
        expect((await signInAs(email, proof)).user).toMatchObject({ _id: person.id, email })
      })
    })

    it("lets nobody administrate whose mail the provider takes for unverified", async () => {
      const [person, admin] = [await signUpByPassword(true), await signInAdmin(getContainer(), api)]
      await setAdmin(api, { person, admin, isAdmin: true })
      const { email } = person
      const away = newEmail("away")
      await changeMailAtProvider({ from: email, to: away, verified: true })
      const proof = await changeMailAtProvider({ from: away, to: email, verified: false })
      expect(failureOf(await api.post("/auth", { email }, proof))).toMatchObject({
        status: 409,
        code: "email_unconfirmed",
      })
      expect((await enterMedusaAdmin(api, { ...person, idToken: proof })).status).toBe(401)
      await verifyAtProvider(email)
      expect((await signInAs(email, proof)).user?.isAdmin).toBe(true)
      expect((await enterMedusaAdmin(api, { ...person, idToken: proof })).status).toBe(200)
    })

    it("gives the same token of a customer at both doors", async () => {
      const buyer = await signUp(api)
      const { body } = await enterStore(buyer.idToken)
      const { token } = z.object({ token: z.string() }).parse(body)
      expect((await api.get(`/users/${buyer.email}`, token)).status).toBe(200)
      // Medusa's own door behind it, which the address in another spelling would reach.
      for (const method of ["GET", "POST"]) {
        const body = { id_token: buyer.idToken }
        const path = "/auth/customer/%66irebase"
        expect((await api.call({ method, path, body })).status).toBeGreaterThanOrEqual(401)
      }
    })
  },
})
