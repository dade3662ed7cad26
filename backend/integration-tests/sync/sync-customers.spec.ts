import { Modules } from "@medusajs/framework/utils"
import { databaseImage } from "../setup/run/database-image"
import { sharedShop } from "../setup/run/shop-suite"
import {
  enter,
  freshProof,
  newEmail,
  signInAdmin,
  signInMedusaAdmin,
  signUp,
} from "../setup/people"
import { openShop } from "../setup/shop-fixture"
import { sendSync, statusesOf, syncedOf } from "../setup/sync/sync-file"
import { testApi } from "../setup/test-api"

type Row = Record<string, unknown>

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let token: string
    let groups: { id: string; name: string }[]

    beforeAll(async () => {
      await openShop(getContainer())
      await signInAdmin(getContainer(), api)
      token = await signInMedusaAdmin(api)
      groups = await getContainer()
        .resolve(Modules.CUSTOMER)
        .createCustomerGroups([{ name: "Garages" }, { name: "Dealers" }])
    })

    const send = async (
      body: readonly Row[] | string,
      more: { query?: string; type?: string } = {},
    ) => syncedOf(await sendSync(api, { kind: "customers", token, body, ...more }))
    const customerOf = async (email: string) => {
      const [customer] = await getContainer()
        .resolve(Modules.CUSTOMER)
        .listCustomers({ email, has_account: true }, { relations: ["groups"] })
      return customer && { ...customer, groups: customer.groups?.map(({ name }) => name).sort() }
    }

    it("makes customers with company and groups, whom their first sign-in finds", async () => {
      const email = newEmail("dealer")
      const row = {
        ...{ external_id: "D-100", email: email.toUpperCase(), name: "Ada Maria Dealer" },
        ...{ company: "Dealer & Sons", phone: "+49 30 1", address: "1 Main Street" },
        ...{ groups: ["dealers", groups[0]?.id], version: 3 },
      }
      const { verdicts } = await send([row])
      expect(verdicts).toEqual([{ row: 1, key: email, status: "created" }])
      expect(await customerOf(email)).toMatchObject({
        ...{ first_name: "Ada Maria", last_name: "Dealer", company_name: "Dealer & Sons" },
        groups: ["Dealers", "Garages"],
      })
      const person = await enter(api, {
        ...{ email, idToken: await freshProof({ email, name: "Ada Maria Dealer" }) },
      })
      const { body } = await api.get(`/users/${email}`, person.token)
      expect(body).toMatchObject({
        data: [
          { _id: person.id, name: "Ada Maria Dealer", address: "1 Main Street", isAdmin: false },
        ],
      })
      expect(person.id).toBe((await customerOf(email))?.id)
      expect(statusesOf(await send([{ ...row, email }]))).toEqual([[1, "unchanged"]])
      const changed = await send([
        { external_id: "D-100", phone: "+49 30 2", groups: [], version: 4 },
      ])
      expect(statusesOf(changed)).toEqual([[1, "updated"]])
      expect(await customerOf(email)).toMatchObject({ phone: "+49 30 2", groups: [] })
      expect(statusesOf(await send([row]))).toEqual([[1, "stale"]])
    })

    it("changes who is there already, and says what it cannot", async () => {
      const person = await signUp(api)
      const other = await signUp(api)
      const { verdicts } = await send([
        { email: person.email, external_id: "P-1", company: "Own" },
        { email: newEmail("new") },
        { email: "nobody" },
        { external_id: "P-9" },
        { email: other.email, external_id: "P-1" },
        { email: other.email, groups: ["Nobody's"] },
      ])
      expect(verdicts.map(({ status, field, message }) => [status, field, message])).toEqual([
        ["updated", undefined, undefined],
        ["invalid", "name", "is required for a new customer"],
        ["invalid", "email", "email must be a valid address"],
        ["invalid", "external_id", "is nobody's: name the email, too"],
        ["invalid", "external_id", "is another row's already"],
        ["invalid", "groups", 'There is no customer group "Nobody\'s"'],
      ])
      const later = await send([{ email: other.email, external_id: "P-1" }])
      expect(later.verdicts).toMatchObject([{ status: "invalid", field: "email" }])
      expect(await customerOf(person.email)).toMatchObject({ company_name: "Own" })
    })

    it("does the same of a file of cells and in a dry run, which changes nothing", async () => {
      const [one, two] = [newEmail("one"), newEmail("two")]
      const csv = `email,name,groups\n${one},One,Garages | Dealers\n${two},Two,\n${one}x y,Three,\n`
      const { sync_run: _, audit_entry: __, ...before } = await databaseImage(getContainer())
      const tried = await send(csv, { type: "text/csv", query: "?dry_run=true" })
      const {
        sync_run: ___,
        audit_entry: ____,
        sync_bad_row: _____,
        ...after
      } = await databaseImage(getContainer())
      expect({ ...after, sync_bad_row: before.sync_bad_row }).toEqual(before)
      const done = await send(csv, { type: "text/csv" })
      expect(done.verdicts).toEqual(tried.verdicts)
      expect(done.run.counts).toMatchObject({ created: 2, invalid: 1 })
      expect(await customerOf(one)).toMatchObject({ groups: ["Dealers", "Garages"] })
    })
  },
})
