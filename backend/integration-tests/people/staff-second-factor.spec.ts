import { z } from "@medusajs/framework/zod"
import { SECOND_FACTOR_DEMANDED } from "../../src/contract/account/staff-entry"
import { userSchema } from "../../src/contract/account/user"
import { IdentityClient } from "../../src/embedded/identity/__tests__/support/identity-client"
import { secondFactor } from "../../src/embedded/identity/__tests__/support/second-factor"
import { readOutbox } from "../../src/queries/mail/outbox"
import { readEnvironment } from "../../src/settings/environment"
import { enter, signInAdmin } from "../setup/people"
import { ownShop } from "../setup/run/shop-suite"
import { enterMedusaAdmin, setAdmin, staffToken } from "../setup/staff"
import { dataOf, testApi } from "../setup/test-api"

const CHIEF = { email: "chief@example.com", password: "secret-one" }

ownShop({
  env: { STAFF_SECOND_FACTOR: "required" },
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const { identity, dataDir } = readEnvironment(process.env)
    const factor = secondFactor({
      client: new IdentityClient(identity.url ?? ""),
      newest: async () => (await readOutbox(dataDir))[0]?.text,
    })

    it("opens Medusa Admin to no password alone where a second factor is demanded", async () => {
      const admin = await signInAdmin(getContainer(), api)
      const refused = { status: 401, body: { message: SECOND_FACTOR_DEMANDED } }
      expect(await enterMedusaAdmin(api, admin)).toMatchObject(refused)

      const idToken = await factor.enrol(CHIEF.email)
      const person = await enter(api, { ...CHIEF, idToken })
      const promoted = await setAdmin(api, { person, admin, isAdmin: true })
      expect(dataOf(promoted, userSchema).isAdmin).toBe(true)
      expect(await enterMedusaAdmin(api, person)).toMatchObject(refused)

      const chief = { ...person, ...(await factor.signIn(CHIEF)) }
      const token = await staffToken(api, chief)
      const { body } = await api.call({ method: "GET", path: "/admin/overview", token })
      const { overview } = z
        .object({ overview: z.object({ second_factor: z.boolean() }) })
        .parse(body)
      expect(overview.second_factor).toBe(true)
    })
  },
})
