import { ApiKeyType, Modules } from "@medusajs/framework/utils"
import { staffAccessSchema } from "../../src/contract/staff/staff-access"
import forgetEndedSessions from "../../src/jobs/clean-up/forget-ended-sessions"
import { STAFF_ACCESS_MODULE } from "../../src/modules/staff-access"
import type { StaffAccessModuleService } from "../../src/modules/staff-access/service"
import { freshProof, signInAdmin, signUp, type Person } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { openSession, setAdmin, staffToken, statusWithSession } from "../setup/staff"
import { testApi } from "../setup/test-api"

const ACCESS = "/admin/staff-access"
const ME = "/admin/users/me"
const DAY_MS = 24 * 60 * 60 * 1000

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let admin: Person
    let colleague: Person
    beforeEach(async () => {
      admin = await signInAdmin(getContainer(), api)
      colleague = await signUp(api)
      await setAdmin(api, { person: colleague, admin, isAdmin: true })
    })

    const records = () => getContainer().resolve<StaffAccessModuleService>(STAFF_ACCESS_MODULE)
    const enter = async (person: Person) => openSession(client, await staffToken(api, person))
    const me = (cookie: string) => statusWithSession(client, { path: ME, cookie })
    const withToken = async (token: string) => (await api.call({ ...GET_ME, token })).status
    /** A call with a session's cookie and nothing else. */
    const call = (cookie: string, wanted: { method: string; path: string; body?: object }) =>
      api.call({ ...wanted, headers: { cookie } })
    const end = (cookie: string, id: string | undefined) =>
      call(cookie, { method: "DELETE", path: `${ACCESS}/sessions/${id}` })
    const post = (cookie: string, path: string, body = {}) =>
      call(cookie, { method: "POST", path, body })
    const access = async (cookie: string) =>
      staffAccessSchema.parse((await call(cookie, { method: "GET", path: ACCESS })).body)

    describe("a session of Medusa Admin", () => {
      it("is shown to staff with who, where from and the browser, one's own by name", async () => {
        const [own] = [await enter(admin), await enter(colleague)]
        const { sessions } = await access(own)
        expect(sessions.map(({ email, is_current }) => [email, is_current]).sort()).toEqual(
          [
            [admin.email, true],
            [colleague.email, false],
          ].sort(),
        )
        const [first] = sessions
        expect(first).toMatchObject({ address: "127.0.0.1", browser: "A program" })
        expect((await api.call({ method: "GET", path: ACCESS, token: admin.token })).status).toBe(
          401,
        )
      })

      it("opens nothing once staff have ended it, and is ended once", async () => {
        const [own, theirs] = [await enter(admin), await enter(colleague)]
        const { sessions } = await access(own)
        const id = sessions.find(({ email }) => email === colleague.email)?.id
        expect(await me(theirs)).toBe(200)
        expect((await end(own, id)).status).toBe(200)
        expect(await me(theirs)).toBe(401)
        expect(await me(own)).toBe(200)
        expect((await end(own, id)).status).toBe(404)
        expect((await access(own)).sessions).toHaveLength(1)
      })

      it("is over with a sign-out, and with the next sign-in of the same browser", async () => {
        const [own, theirs] = [await enter(admin), await enter(colleague)]
        await call(theirs, { method: "DELETE", path: "/auth/session", body: {} })
        expect((await access(own)).sessions).toHaveLength(1)
        const token = await staffToken(api, admin)
        const headers = { cookie: own }
        const path = "/auth/session"
        await api.call({ method: "POST", path, token, headers, body: {} })
        expect(await me(own)).toBe(401)
        expect((await access(await enter(colleague))).sessions).toHaveLength(2)
      })

      it("opens anew in a browser whose session staff have ended", async () => {
        const [own, theirs] = [await enter(admin), await enter(colleague)]
        const { sessions } = await access(own)
        await end(own, sessions.find(({ email }) => email === colleague.email)?.id)
        const token = await staffToken(api, colleague)
        const headers = { cookie: theirs }
        const anew = { method: "POST", path: "/auth/session", token, headers, body: {} }
        expect((await api.call(anew)).status).toBe(200)
      })

      it("is written down as used once a minute, and forgotten after a month", async () => {
        const own = await enter(admin)
        const [row] = await records().listStaffSessions({})
        const { id = "" } = row ?? {}
        const seenAfter = async (ms: number) => {
          const before = new Date(Date.now() - ms)
          await records().updateStaffSessions({ id, seen_at: before })
          await me(own)
          const { seen_at } = await records().retrieveStaffSession(id)
          return seen_at.getTime() - before.getTime()
        }
        expect(await seenAfter(30_000)).toBe(0)
        expect(await seenAfter(90_000)).toBeGreaterThan(80_000)

        await forgetEndedSessions(getContainer())
        expect(await records().listStaffSessions({ id })).toHaveLength(1)
        await records().updateStaffSessions({ id, seen_at: new Date(Date.now() - 31 * DAY_MS) })
        expect((await access(await enter(colleague))).sessions).toHaveLength(1)
        await forgetEndedSessions(getContainer())
        expect(await records().listStaffSessions({ id })).toEqual([])
        expect(await me(own)).toBe(401)
      })
    })

    describe("ending all of a person's", () => {
      it("ends sessions and tokens from before, and none that begin later", async () => {
        const own = await enter(admin)
        const token = await staffToken(api, colleague)
        const theirs = await openSession(client, token)
        const { sessions } = await access(own)
        const user_id = sessions.find(({ email }) => email === colleague.email)?.user_id
        expect((await post(own, `${ACCESS}/end`, { user_id })).status).toBe(200)

        expect([await me(theirs), await withToken(token), await me(own)]).toEqual([401, 401, 200])
        const opened = await api.call({ method: "POST", path: "/auth/session", token, body: {} })
        expect(opened.status).toBe(401)

        // Tokens know whole seconds.
        const second = Math.floor(Date.now() / 1000)
        await vi.waitUntil(() => Date.now() / 1000 > second + 1, { timeout: 20_000 })
        const idToken = await freshProof(colleague)
        expect(await withToken(await staffToken(api, { ...colleague, idToken }))).toBe(200)
      })

      it("leaves the caller's own where everybody's are ended, session or token", async () => {
        const own = await enter(admin)
        const [other, theirs] = [await enter(admin), await enter(colleague)]
        const tokens = [await staffToken(api, admin), await staffToken(api, colleague)]
        const ended = await post(own, `${ACCESS}/end`)
        expect(ended).toMatchObject({ status: 200, body: { ended: 2 } })
        expect(await Promise.all([own, other, theirs].map(me))).toEqual([200, 401, 401])
        expect(await Promise.all(tokens.map(withToken))).toEqual([401, 401])
      })

      it("ends, called with a token, every session and nobody's token but others'", async () => {
        const [own, theirs] = [await enter(admin), await enter(colleague)]
        const [token, foreign] = [await staffToken(api, admin), await staffToken(api, colleague)]
        await api.call({ method: "POST", path: `${ACCESS}/end`, token, body: {} })
        expect(await Promise.all([own, theirs].map(me))).toEqual([401, 401])
        expect(await Promise.all([token, foreign].map(withToken))).toEqual([200, 401])
      })
    })

    it("makes no token of staff's session or token, which would outlive its end", async () => {
      const token = await staffToken(api, admin)
      const path = "/auth/token/refresh"
      const cookie = await openSession(client, token)
      expect((await api.call({ method: "POST", path, token, body: {} })).status).toBe(404)
      expect((await post(cookie, path)).status).toBe(404)
    })

    it("shows the secret keys with their makers, until one is revoked", async () => {
      const own = await enter(admin)
      const users = await getContainer().resolve(Modules.USER).listUsers({})
      const idOf = ({ email }: Person) => users.find((user) => user.email === email)?.id ?? ""
      const [erp] = await getContainer()
        .resolve(Modules.API_KEY)
        .createApiKeys([
          { title: "ERP", type: ApiKeyType.SECRET, created_by: idOf(colleague) },
          { title: "Shop", type: ApiKeyType.PUBLISHABLE, created_by: idOf(admin) },
        ])
      const { keys } = await access(own)
      expect(keys).toMatchObject([
        { title: "ERP", made_by: colleague.email, maker_is_staff: true, last_used_at: null },
      ])
      expect(JSON.stringify(keys)).not.toContain(erp?.token)
      await post(own, `/admin/api-keys/${erp?.id}/revoke`)
      expect((await access(own)).keys).toEqual([])
    })

    it("tells of a key whose maker is staff no more, though nobody revoked it", async () => {
      const own = await enter(admin)
      const maker = { created_by: "user_of_older_days" }
      await getContainer()
        .resolve(Modules.API_KEY)
        .createApiKeys({ title: "Older", type: ApiKeyType.SECRET, ...maker })
      expect((await access(own)).keys).toMatchObject([{ title: "Older", maker_is_staff: false }])
    })
  },
})

const GET_ME = { method: "GET", path: ME } as const
