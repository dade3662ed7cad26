import { signInAdmin, signUp } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { failureOf, testApi } from "../setup/test-api"

const LISTS = ["users", "orders", "reviews"]
/** A Kelvin sign, which other programs take for a k, and a dotless i. */
const LOOK_ALIKES = ["\u212A", "\u0131"]
const NO_MAILS = ["nobody", "a b@c.de", "%F0%9F%9A%97", "a@b", "'or'1'='1"]

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)

    it("are the same in any case", async () => {
      const buyer = await signUp(api)
      for (const list of LISTS) {
        const path = `/${list}/${encodeURIComponent(buyer.email.toUpperCase())}`
        expect((await api.get(path, buyer.token)).status).toBe(200)
      }
      const email = buyer.email.toUpperCase()
      const named = await api.post("/users", { name: "N", email }, buyer.token)
      expect(named).toMatchObject({ status: 200, body: { data: { email: buyer.email } } })
    })

    it.each(LOOK_ALIKES)("with %s are other people's", async (sign) => {
      const admin = await signInAdmin(getContainer(), api)
      const buyer = await signUp(api, { mailBox: "kim" })
      const email = buyer.email.replace(/[ki]/, sign)
      for (const list of LISTS) {
        const path = `/${list}/${encodeURIComponent(email)}`
        expect(failureOf(await api.get(path, buyer.token)).status).toBe(403)
        const { status, body } = await api.get(path, admin.token)
        expect({ status, text: JSON.stringify(body) }).toMatchObject({ status: 200 })
        expect(JSON.stringify(body)).not.toContain(buyer.id)
      }
    })

    it.each(NO_MAILS)("that cannot be one are nobody's: %s", async (path) => {
      const [buyer, admin] = [await signUp(api), await signInAdmin(getContainer(), api)]
      for (const list of LISTS) {
        expect(failureOf(await api.get(`/${list}/${path}`, buyer.token)).status).toBe(403)
        expect(failureOf(await api.get(`/${list}/${path}`)).status).toBe(401)
        const { status, body } = await api.get(`/${list}/${path}`, admin.token)
        expect(status).toBe(200)
        expect(body).toEqual(list === "orders" ? [] : { success: true, data: [] })
      }
    })
  },
})
