import fc from "fast-check"
import { DOORS } from "../../src/api/http/doors/doors"
import type { Door } from "../../src/api/http/doors/door"
import { orderSchema } from "../../src/contract/order/order"
import { nastyQuery, nastyRaw, nastySegment, nastyValue } from "../contract/properties/nasty"
import { fuzzSettings } from "../contract/properties/settings"
import { leaksOf } from "../contract/properties/verdict"
import { curlOf, type Sent } from "../contract/support/send"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf } from "../setup/test-api"
import { doorWorld, type Things } from "./door-world"

const { cases, seed } = fuzzSettings(process.env)
/** Medusa's doors are slower than ours. */
const RUNS = Math.ceil(cases / 3)
const LIMIT_MS = 60_000 + cases * 1_000

const FIELDS = ["fields", "limit", "offset", "order", "q", "id", "handle", "cart_id", "region_id"]
const KEYS = ["email", "customer_id", "cart_id", "region_id", "items", "metadata", "quantity"]
const WISHES = [
  "*customer",
  "+customer.*",
  "*orders.customer",
  "*variants.prices",
  "id,*payment_collections.payment_sessions",
]

const CALLERS = ["guest", "owner", "other", "administrator", "staff"] as const
type Caller = (typeof CALLERS)[number]
type Asked = { caller: Caller; sent: Sent }

sharedShop({
  testSuite: (runner) => {
    const world = doorWorld(runner)

    const tokenOf = (caller: Caller) => {
      const { owner, other, admin, things } = world()
      if (caller === "guest") return undefined
      if (caller === "staff") return things.staff
      return { owner, other, administrator: admin }[caller].token
    }

    const check = async ({ caller, sent }: Asked) => {
      const { origin, send, things } = world()
      const whole = { ...sent, prefix: "", token: tokenOf(caller), headers: things.key }
      const { status, text } = await send(whole)
      const hidden = caller === "owner" ? [] : things.secrets
      const told = hidden.filter((secret) => text.includes(secret))
      const complaints = [
        ...(status >= 500 ? [`answers ${status}: ${text.slice(0, 300)}`] : []),
        ...leaksOf({ status, text }),
        ...told.map((secret) => `tells ${caller} of ${secret}`),
      ]
      if (complaints.length === 0) return
      const again = `FUZZ_SEED=${seed} FUZZ_CASES=${cases} npm run fuzz`
      throw new Error([...complaints, curlOf(origin, whole), again].join("\n"))
    }

    it.each(DOORS.map((door) => [`${door.method} ${door.path}`, door] as const))(
      "%s answers anything with sense, and strangers nothing of somebody's",
      async (_, door) => {
        const { api, owner, things } = world()
        const read = async () =>
          dataOf(await api.get(`/order/${things.ids.orders}`, owner.token), orderSchema)
        const before = await read()
        const property = fc.asyncProperty(asked(door, things), check)
        await fc.assert(property, { numRuns: RUNS, seed, endOnFailure: cases > 1_000 })
        expect(await read()).toEqual(before)
      },
      LIMIT_MS,
    )
  },
})

function asked({ method, path }: Door, { ids, bodies }: Things): fc.Arbitrary<Asked> {
  const known = Object.values(ids)
  const value = fc.oneof(fc.constantFrom(...known), nastyValue)
  const odd = fc.dictionary(fc.constantFrom(...KEYS), value, { maxKeys: 4 })
  const right = bodies[`${method} ${path}`]
  const body = fc.oneof(
    odd,
    odd.map((more) => ({ ...(right as object | undefined), ...more })),
    fc.constant(right),
    nastyRaw,
  )
  const query = fc.oneof(
    nastyQuery(FIELDS),
    fc.constantFrom(...WISHES).map((wish) => `?fields=${wish}`),
    fc.constantFrom(...known).map((id) => `?cart_id=${id}`),
  )
  const sent = fc
    .record({ address: addressOf(path, ids), query, body })
    .map(({ address, query: asks, body: says }) => ({
      method,
      path: `${address}${asks}`,
      body: method === "GET" ? undefined : says,
    }))
  return fc.record({ caller: fc.constantFrom(...CALLERS), sent })
}

/** The address with the owner's ids, or with others, or with none that there is. */
function addressOf(path: string, ids: Things["ids"]): fc.Arbitrary<string> {
  const parts = path.split("/")
  return fc
    .tuple(
      ...parts.map((part, at) =>
        part.startsWith(":")
          ? fc.oneof(
              { weight: 3, arbitrary: fc.constant(ids[parts[at - 1] ?? ""] ?? "none") },
              { weight: 1, arbitrary: fc.constantFrom(...Object.values(ids)) },
              { weight: 1, arbitrary: nastySegment },
            )
          : fc.constant(part),
      ),
    )
    .map((segments) => segments.join("/"))
}
