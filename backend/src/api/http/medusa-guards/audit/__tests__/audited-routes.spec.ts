import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { AUDITED_ROUTES } from "../audited-routes"
import { OWN_ENTRIES } from "../own-entries"
import { isAboutMoney } from "../../sent-facts"

const MEDUSA = path.dirname(createRequire(__filename).resolve("@medusajs/medusa/package.json"))
const FOLDERS = [
  path.join(MEDUSA, "dist/api/admin"),
  path.resolve(__dirname, "../../../../admin"),
] as const
const CHANGES = /(?:exports\.|export (?:async function|const) )(POST|PUT|PATCH|DELETE)\b/g

/** Every changing call of /admin that Medusa and the shop have, as `POST /admin/orders/:id`. */
function calls(): string[] {
  return FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(folder, { encoding: "utf8", recursive: true })
      .filter((file) => /^route\.[jt]s$/.test(path.basename(file)))
      .flatMap((file) => {
        const text = fs.readFileSync(path.join(folder, file), "utf8")
        const address = path.dirname(file).replaceAll(/\[(\w+)\]/g, ":$1")
        return [...text.matchAll(CHANGES)].map(([, method]) => `${method} /admin/${address}`)
      }),
  )
}

const ALL = new Set(calls())
const WATCHED = AUDITED_ROUTES.flatMap(({ matcher, methods }) =>
  (methods ?? []).map((method) => `${String(method)} ${String(matcher)}`),
)

/**
 * Change no money by themselves: what an export may read is told as an export, and of what plugins
 * declared the general entry has the names, for a value goes with the person.
 */
const NO_MONEY = [
  "POST /admin/orders/export",
  "POST /admin/orders/:id/fields",
  "POST /admin/order-lines/:id/fields",
]
const OF_ORDERS =
  /^\w+ \/admin\/(orders|order-\w+|draft-orders|returns|claims|exchanges|payments|payment-collections)(\/|$)/

describe("what the audit trail follows of /admin", () => {
  it("are calls that Medusa or the shop has", () => {
    expect(ALL.size).toBeGreaterThan(250)
    expect([...WATCHED, ...Object.keys(OWN_ENTRIES)].filter((call) => !ALL.has(call))).toEqual([])
  })

  it("has the facts, or what was sent, of every call to an order's money", () => {
    const untold = [...ALL].filter(
      (call) =>
        OF_ORDERS.test(call) &&
        !WATCHED.includes(call) &&
        !Object.hasOwn(OWN_ENTRIES, call) &&
        !NO_MONEY.includes(call) &&
        !isAboutMoney(call.split(" ")[1] ?? ""),
    )
    expect(untold).toEqual([])
  })

  it("says why a call leaves no general entry", () => {
    expect(Object.values(OWN_ENTRIES).every((reason) => reason.length > 10)).toBe(true)
  })
})
