import { ApiKeyType, Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { userSchema } from "../../src/contract/account/user"
import { readIdentity, verifyIdentityEmail } from "../../src/identity/admin-client"
import { MEMBER_MODULE } from "../../src/modules/member"
import type { MemberModuleService } from "../../src/modules/member/service"
import { readEnvironment } from "../../src/settings/environment"
import { readTrail } from "../audit/trail"
import { databaseImage } from "../setup/run/database-image"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import {
  enterMedusaAdmin,
  openSession,
  setAdmin,
  staffToken,
  statusWithSession,
} from "../setup/staff"
import { dataOf, failureOf, testApi } from "../setup/test-api"

const meSchema = z.object({ user: z.object({ id: z.string(), email: z.string() }) })
const { identity } = readEnvironment(process.env)

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)

    const staffOf = ({ email }: { email: string }) =>
      getContainer().resolve(Modules.USER).listUsers({ email })
    const me = (token: string) => api.call({ method: "GET", path: "/admin/users/me", token })
    const newKey = (created_by: string) =>
      getContainer()
        .resolve(Modules.API_KEY)
        .createApiKeys({ title: "ERP", type: ApiKeyType.SECRET, created_by })
    const statusWithKey = async ({ token }: { token: string }) => {
      const authorization = `Basic ${Buffer.from(`${token}:`).toString("base64")}`
      const { status } = await client.request({
        method: "GET",
        url: "/admin/orders",
        headers: { authorization },
        validateStatus: () => true,
      })
      return status
    }
    const isAdmin = async (person: Person, admin: Person) => {
      const users = await api.get(`/users/${person.email}`, admin.token)
      return dataOf(users, z.array(userSchema))[0]?.isAdmin
    }
    /** An administrator and somebody whom they promoted. */
    const twoAdmins = async () => {
      const [person, admin] = [await signUp(api), await signInAdmin(getContainer(), api)]
      const answer = await setAdmin(api, { person, admin, isAdmin: true })
      expect(dataOf(answer, userSchema).isAdmin).toBe(true)
      return { person, admin }
    }

    describe("the role", () => {
      it("opens Medusa Admin by the identity provider, to administrators alone", async () => {
        const { person } = await twoAdmins()
        const buyer = await signUp(api)
        const { user } = meSchema.parse((await me(await staffToken(api, person))).body)
        expect(user.email).toBe(person.email)
        expect((await enterMedusaAdmin(api, buyer)).status).toBe(401)
        expect((await enterMedusaAdmin(api, { ...buyer, idToken: "forged" })).status).toBe(401)
      })

      it("makes one user of Medusa Admin per mail, however often it is given", async () => {
        const { person, admin } = await twoAdmins()
        const [first] = await staffOf(person)
        await setAdmin(api, { person, admin, isAdmin: true })
        expect((await staffOf(person)).map(({ id }) => id)).toEqual([first?.id])
        expect(await staffOf(admin)).toHaveLength(1)
      })

      it("ends tokens, sessions and API keys of Medusa Admin when it is taken", async () => {
        const { person, admin } = await twoAdmins()
        const token = await staffToken(api, person)
        const session = { path: "/admin/users/me", cookie: await openSession(client, token) }
        const [user] = await staffOf(person)
        const key = await newKey(user?.id ?? "")
        const byKey = await newKey(key.id)
        const ofACommand = await newKey("")
        const keys = [key, byKey, ofACommand]
        expect(await Promise.all(keys.map(statusWithKey))).toEqual([200, 200, 200])
        expect((await me(token)).status).toBe(200)
        expect(await statusWithSession(client, session)).toBe(200)

        await setAdmin(api, { person, admin, isAdmin: false })
        expect((await me(token)).status).toBe(401)
        expect(await statusWithSession(client, session)).toBe(401)
        expect((await enterMedusaAdmin(api, person)).status).toBe(401)
        expect(await staffOf(person)).toEqual([])
        expect(await Promise.all(keys.map(statusWithKey))).toEqual([401, 401, 200])
        const [ended] = await getContainer().resolve(Modules.API_KEY).listApiKeys({ id: key.id })
        expect(ended?.revoked_at).not.toBeNull()
        const { entries } = await readTrail({ api, token: await signInMedusaAdmin(api) })
        const told = entries.filter(({ action }) => action === "ended with its maker")
        expect(told.map(({ thing_id }) => thing_id).sort()).toEqual([key.id, byKey.id].sort())
        expect((await api.get(`/users/${person.email}`, person.token)).status).toBe(200)
      })

      it("opens nothing to an API key whose maker is gone, though nobody revoked it", async () => {
        const keys = await Promise.all(["user_of_older_days", "apk_deleted"].map(newKey))
        expect(await Promise.all(keys.map(statusWithKey))).toEqual([401, 401])
      })

      it("comes back with a user of Medusa Admin that older tokens do not open", async () => {
        const { person, admin } = await twoAdmins()
        const old = await staffToken(api, person)
        await setAdmin(api, { person, admin, isAdmin: false })
        await setAdmin(api, { person, admin, isAdmin: true })
        expect((await me(old)).status).toBe(401)
        expect((await me(await staffToken(api, person))).status).toBe(200)
      })

      it("asks the identity provider whether the mail is verified by now", async () => {
        const person = await signUp(api, { verified: false })
        const admin = await signInAdmin(getContainer(), api)
        const refused = await setAdmin(api, { person, admin, isAdmin: true })
        expect(failureOf(refused)).toMatchObject({ status: 409, code: "email_not_verified" })
        expect(await staffOf(person)).toEqual([])
        const account = await readIdentity(identity, { email: person.email })
        await verifyIdentityEmail(identity, account?.uid ?? "")
        expect((await setAdmin(api, { person, admin, isAdmin: true })).status).toBe(200)
      })

      it("is not given while the identity provider is out of reach", async () => {
        const [person, admin] = [await signUp(api), await signInAdmin(getContainer(), api)]
        const outage = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("no route"))
        const failure = failureOf(await setAdmin(api, { person, admin, isAdmin: true }))
        outage.mockRestore()
        expect(failure).toMatchObject({ status: 503, code: "identity_unavailable" })
      })

      it("stays with one of two who take it from each other at once", async () => {
        const { person, admin } = await twoAdmins()
        const answers = await Promise.all([
          setAdmin(api, { person, admin, isAdmin: false }),
          setAdmin(api, { person: admin, admin: person, isAdmin: false }),
        ])
        const statuses = answers.map(({ status }) => status)
        expect(statuses.filter((status) => status === 200)).toHaveLength(1)
        const refused = failureOf(answers[statuses[0] === 200 ? 1 : 0])
        expect([403, 409]).toContain(refused.status)
        const left = await Promise.all([admin, person].map(({ token }) => api.get("/users", token)))
        expect(left.map(({ status }) => status).sort()).toEqual([200, 403])
      })

      it("stays with one of two who lose it in different ways at once", async () => {
        const { person, admin } = await twoAdmins()
        const answers = await Promise.all([
          setAdmin(api, { person: admin, admin, isAdmin: false }),
          setAdmin(api, { person, admin: person, isAdmin: false }),
          api.delete(`/user/${person.id}`, admin.token),
        ])
        expect(answers.map(({ status }) => status)).toContain(200)
        // Whoever gave the role up first may be deleted then.
        const left = await Promise.all([admin, person].map(({ token }) => api.get("/users", token)))
        expect(left.filter(({ status }) => status === 200)).toHaveLength(1)
      })
    })

    describe("a change of the role that fails half-way", () => {
      it("leaves nothing of a promotion", async () => {
        const [person, admin] = [await signUp(api), await signInAdmin(getContainer(), api)]
        const before = await databaseImage(getContainer())
        const failing = vi
          .spyOn(getContainer().resolve(Modules.AUTH), "updateAuthIdentities")
          .mockRejectedValueOnce(new Error("disk full"))
        expect(failureOf(await setAdmin(api, { person, admin, isAdmin: true })).status).toBe(500)
        failing.mockRestore()
        expect(await databaseImage(getContainer())).toEqual(before)
      })

      it("leaves nothing of a demotion, and the tokens good", async () => {
        const { person, admin } = await twoAdmins()
        const token = await staffToken(api, person)
        const before = await databaseImage(getContainer())
        const failing = vi
          .spyOn(getContainer().resolve(Modules.USER), "softDeleteUsers")
          .mockRejectedValueOnce(new Error("disk full"))
        expect(failureOf(await setAdmin(api, { person, admin, isAdmin: false })).status).toBe(500)
        failing.mockRestore()
        expect(await databaseImage(getContainer())).toEqual(before)
        expect((await me(token)).status).toBe(200)
      })

      it("leaves nothing of a role that came with a profile", async () => {
        const [person, admin] = [await signUp(api), await signInAdmin(getContainer(), api)]
        const before = await databaseImage(getContainer())
        const failing = vi
          .spyOn(getContainer().resolve(Modules.CUSTOMER), "updateCustomers")
          .mockRejectedValueOnce(new Error("disk full"))
        const profile = { name: "N", education: "E", address: "A", phone: "1" }
        const body = { ...profile, email: person.email, isAdmin: true }
        const answer = await api.put(`/user/${person.id}`, body, admin.token)
        expect(failureOf(answer).status).toBe(500)
        failing.mockRestore()
        expect(await databaseImage(getContainer())).toEqual(before)
      })
    })

    it("leaves nothing of a profile whose second half fails", async () => {
      const buyer = await signUp(api)
      const before = await databaseImage(getContainer())
      const failing = vi
        .spyOn(getContainer().resolve<MemberModuleService>(MEMBER_MODULE), "updateMembers")
        .mockRejectedValueOnce(new Error("disk full"))
      const body = { name: "N", email: buyer.email, education: "E", address: "A", phone: "1" }
      expect(failureOf(await api.put(`/user/${buyer.id}`, body, buyer.token)).status).toBe(500)
      failing.mockRestore()
      expect(await databaseImage(getContainer())).toEqual(before)
    })

    describe("Medusa Admin's own pages", () => {
      it("take the role with the user, and never the last one's", async () => {
        const { person, admin } = await twoAdmins()
        const [staff, chief] = [await staffToken(api, person), await signInMedusaAdmin(api)]
        const idOf = async (who: Person) => (await staffOf(who))[0]?.id
        const remove = async (who: Person, token: string) =>
          api.call({ method: "DELETE", path: `/admin/users/${await idOf(who)}`, token })
        expect((await remove(person, staff)).status).toBe(400)
        const removed = await remove(person, chief)
        expect(removed).toMatchObject({ status: 200, body: { object: "user", deleted: true } })
        expect(await isAdmin(person, admin)).toBe(false)
        expect((await me(staff)).status).toBe(401)

        const key = await newKey((await idOf(admin)) ?? "")
        const last = await client.request({
          method: "DELETE",
          url: `/admin/users/${await idOf(admin)}`,
          headers: { authorization: `Basic ${Buffer.from(`${key.token}:`).toString("base64")}` },
          validateStatus: () => true,
        })
        expect(last.status).toBe(400)
        expect(await isAdmin(admin, admin)).toBe(true)
      })

      it("delete staff that administrates nothing as Medusa does", async () => {
        await signInAdmin(getContainer(), api)
        const clerk = await getContainer()
          .resolve(Modules.USER)
          .createUsers({ email: "clerk@example.com" })
        const token = await signInMedusaAdmin(api)
        const path = `/admin/users/${clerk.id}`
        expect((await api.call({ method: "DELETE", path, token })).status).toBe(200)
        expect(await staffOf(clerk)).toEqual([])
      })

      it("invite nobody past the role", async () => {
        await signInAdmin(getContainer(), api)
        const token = await signInMedusaAdmin(api)
        const body = { email: "friend@example.com" }
        const answer = await api.call({ method: "POST", path: "/admin/invites", token, body })
        expect(answer).toMatchObject({ status: 400, body: { type: "not_allowed" } })
      })

      it("delete a registered customer as a user, and a guest as Medusa does", async () => {
        const { person, admin } = await twoAdmins()
        const token = await signInMedusaAdmin(api)
        const remove = (id: string) =>
          api.call({ method: "DELETE", path: `/admin/customers/${id}`, token })
        expect((await remove(admin.id)).status).toBe(400)
        expect((await remove(person.id)).status).toBe(200)
        expect(await readIdentity(identity, { email: person.email })).toMatchObject({
          disabled: true,
        })
        expect(await staffOf(person)).toEqual([])
        const guest = await getContainer()
          .resolve(Modules.CUSTOMER)
          .createCustomers({ email: "guest@example.com" })
        expect((await remove(guest.id)).status).toBe(200)
      })
    })
  },
})
