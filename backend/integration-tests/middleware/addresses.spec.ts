import { configSchema } from "../../src/contract/shop/config"
import { signInAdmin, signInMedusaAdmin } from "../setup/people"
import { rawApi } from "../setup/raw-call"
import { openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, failureOf, testApi } from "../setup/test-api"

const MEDUSA_QUERIES = [
  "q=%00",
  "q[]=%00",
  "id[4294967294]=1",
  "a[=][4294967294]=1",
  "id%5B99999999%5D=1",
  "limit=99999999999999999999",
  "offset=-1",
  "limit=-1",
  "limit=1e99",
  "limit=",
  "limit[a]=1",
  "created_at[$gt]=never",
  "order=%F0%9F%9A%97",
  "order=nonsense",
  "fields=%27;--",
]

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const call = rawApi(client)
    const refused = async (path: string) => failureOf(await call({ path: `/api/v1${path}` }))
    beforeAll(() => openShop(getContainer()))

    it("refuses malformed percent escapes", async () => {
      for (const path of ["/users/%E0%A4%A", "/product/%", "/%zz", "/product/%C0%80"]) {
        expect(await refused(path)).toMatchObject({ status: 400, code: "invalid_address" })
      }
    })

    it("refuses NUL in path and query and names where", async () => {
      const cases = [
        ["/users/a%00@b.cd", "email"],
        ["/product/%00", "id"],
        ["/nothing/%00", "path"],
        ["/products?q=a%00", "q"],
        ["/products?category[x]=%00", "category"],
        ["/config?%00", ""],
      ] as const
      for (const [path, field] of cases) {
        const { status, code, errors } = await refused(path)
        expect([path, status, code, errors[0]?.field]).toEqual([path, 400, "invalid_input", field])
      }
    })

    it("takes each query parameter once, as text", async () => {
      for (const query of ["limit[a]=1", "limit=1&limit=2", "limit[]=1"]) {
        const failure = await refused(`/products?${query}`)
        expect([query, failure.status]).toEqual([query, 400])
        expect(failure.errors[0]?.field).toBe("limit")
      }
      expect((await call({ path: "/api/v1/products?unknown[a]=1&q=50%25+[2024]" })).status).toBe(
        200,
      )
    })

    it("refuses a list whose gap would keep Medusa's query parser busy for minutes", async () => {
      for (const name of [
        "id[4294967294]",
        "id%5B4294967294%5D",
        "a[=][4294967294]",
        "a[0][9999]",
      ]) {
        expect(await refused(`/config?${name}=1`)).toMatchObject({ status: 400 })
      }
    })

    it("answers no input on Medusa's own doors with 5xx", async () => {
      await signInAdmin(getContainer(), api)
      const { commerce } = dataOf(await api.get("/config"), configSchema)
      const doors: { prefix: string; headers: Record<string, string> }[] = [
        { prefix: "/store", headers: { "x-publishable-api-key": commerce.publishableApiKey } },
        { prefix: "/admin", headers: { authorization: `Bearer ${await signInMedusaAdmin(api)}` } },
      ]
      for (const { prefix, headers } of doors) {
        const paths = [
          ...MEDUSA_QUERIES.map((query) => `${prefix}/products?${query}`),
          `${prefix}/products/%00`,
          `${prefix}/products/%E0%A4%A`,
          `${prefix}/regions/%F0%9F%9A%97?fields=%00`,
        ]
        for (const path of paths) {
          const { status } = await call({ path, headers })
          expect([path, status < 500]).toEqual([path, true])
        }
      }
      const oddLogin = await call({ method: "POST", path: "/auth/user/%00", body: "{}" })
      expect(oddLogin.status).toBe(400)
    })
  },
})
