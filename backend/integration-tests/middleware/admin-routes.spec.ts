import fs from "node:fs"
import path from "node:path"
import { databaseImage } from "../setup/run/database-image"
import { signInAdmin, signInMedusaAdmin, signUp } from "../setup/people"
import { openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"

const ROUTES = path.resolve(__dirname, "../../src/api/admin")

/** What pages ask for that say nothing without it, and what is answered of what there is not. */
const ASKED: Readonly<Record<string, { query: string; status: number }>> = {
  "/admin/delivery-papers": { query: "?kind=pick&orders=order_unknown", status: 404 },
  "/admin/fitments": { query: "?variant_id=variant_unknown", status: 200 },
  "/admin/vehicles/models": { query: "?make_id=1", status: 200 },
  "/admin/parts/measures": { query: "?category=pcat_unknown", status: 200 },
}

/** Every method of every route of Medusa Admin's that the shop adds or takes over. */
function doors(): { method: string; path: string }[] {
  return fs
    .readdirSync(ROUTES, { encoding: "utf8", recursive: true })
    .filter((file) => path.basename(file) === "route.ts")
    .flatMap((file) => {
      const text = fs.readFileSync(path.join(ROUTES, file), "utf8")
      const methods = [...text.matchAll(/^export (?:async function|const) ([A-Z]+)\b/gm)]
      const address = `/admin/${path.dirname(file)}`.replaceAll(/\[\w+\]/g, "unknown")
      return methods.map(([, method = ""]) => ({ method, path: address }))
    })
}

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)

    beforeAll(async () => {
      await openShop(getContainer())
    })

    it("are shut to guests, customers and the shop's own tokens, whatever they ask", async () => {
      const [buyer, admin] = [await signUp(api), await signInAdmin(getContainer(), api)]
      const before = await databaseImage(getContainer())
      const open: string[] = []
      for (const door of doors()) {
        for (const token of [undefined, buyer.token, admin.token]) {
          const { status } = await api.call({ ...door, token, body: {} })
          if (status !== 401) open.push(`${door.method} ${door.path}: ${status}`)
        }
      }
      expect(open).toEqual([])
      expect(await databaseImage(getContainer())).toEqual(before)
    })

    it("open to staff", async () => {
      await signInAdmin(getContainer(), api)
      const token = await signInMedusaAdmin(api)
      const lists = doors().filter(({ method, path }) => method === "GET" && !/unknown/.test(path))
      const answers = await Promise.all(
        lists.map(({ method, path }) =>
          api.call({ method, path: path + (ASKED[path]?.query ?? ""), token }),
        ),
      )
      expect(lists.length).toBeGreaterThan(5)
      expect(answers.map(({ status }, index) => [lists[index]?.path, status])).toEqual(
        lists.map(({ path }) => [path, ASKED[path]?.status ?? 200]),
      )
    })
  },
})
