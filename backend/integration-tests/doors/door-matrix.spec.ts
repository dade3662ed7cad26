import type { Door } from "../../src/api/http/doors/door"
import { DOORS } from "../../src/api/http/doors/doors"
import { tokensOf, type Tokens } from "../contract/matrix/callers"
import type { Received } from "../contract/support/send"
import { sharedShop } from "../setup/run/shop-suite"
import { doorWorld } from "./door-world"

const PEOPLE = ["guest", "other", "administrator", "staff", "owner"] as const
const BAD = ["expired token", "garbage token", "signed-out token", "ID token"] as const
type Caller = (typeof PEOPLE)[number] | (typeof BAD)[number]

/** Doors to a thing that is somebody's, in their address, body or query. */
const OWNED = /^\/store\/(carts\/:id|orders\/:id|payment-collections|shipping-options)(\/|$)/
const REFUSED = [401, 403, 404]
const SIGNED_IN = ["owner", "other", "administrator"]

sharedShop({
  testSuite: (runner) => {
    const world = doorWorld(runner)
    let tokens: Tokens

    beforeEach(async () => {
      tokens = await tokensOf(world())
    })

    /** Calls a door with the owner's things, or with ids that nobody has. */
    const ask = (door: Door, caller: Caller, ids = world().things.ids): Promise<Received> => {
      const { send, things } = world()
      const parts = door.path.split("/")
      const named = parts.map((part, at) =>
        part.startsWith(":") ? (ids[parts[at - 1] ?? ""] ?? "none") : part,
      )
      const query = {
        "/store/shipping-options": `?cart_id=${ids.carts ?? "none"}`,
        "/store/payment-providers": `?region_id=${things.ids.regions}`,
      }[door.path]
      const body = things.bodies[`${door.method} ${door.path}`]
      return send({
        method: door.method,
        prefix: "",
        path: `${named.join("/")}${query ?? ""}`,
        token: caller === "staff" ? things.staff : tokens[caller],
        headers: things.key,
        body: ids === things.ids ? body : withoutIds(body),
      })
    }

    it.each(DOORS.map((door) => [`${door.method} ${door.path}`, door] as const))(
      "%s answers every caller as its row says",
      async (_, door) => {
        const wrong: string[] = []
        for (const caller of [...BAD, ...PEOPLE]) {
          const { status, text } = await ask(door, caller)
          if (!isRight({ door, caller, status })) wrong.push(`${caller}: ${status} ${text}`)
        }
        expect(wrong).toEqual([])
      },
    )

    it.each(DOORS.filter(({ path }) => OWNED.test(path)).map((door) => [door.path, door] as const))(
      "%s tells a stranger nothing by its refusal",
      async (_, door) => {
        const { things } = world()
        for (const caller of ["guest", "other", "administrator"] as const) {
          const [theirs, nobodys] = [await ask(door, caller), await ask(door, caller, {})]
          const seen = ({ status, text }: Received) => `${status} ${text}`
          expect(seen(theirs)).toBe(seen(nobodys))
          for (const secret of things.secrets) expect(theirs.text).not.toContain(secret)
        }
      },
    )
  },
})

function isRight({ door, caller, status }: { door: Door; caller: Caller; status: number }) {
  if (status >= 500) return false
  if (OWNED.test(door.path)) return REFUSED.includes(status) === (caller !== "owner")
  if (["/auth/session", "/auth/mfa/factors"].includes(door.path)) {
    const opens = door.method !== "DELETE" && [...SIGNED_IN, "staff"].includes(caller)
    return status === (opens ? 200 : 401)
  }
  // Nobody here brings what these ask for: a proof, a password, a signature.
  if (door.path.startsWith("/auth/") && door.method === "POST") return status === 401
  if (door.path === "/hooks/stripe") return status === 400
  if (door.who === "customer") return (status === 200) === SIGNED_IN.includes(caller)
  // A thing that there is not here may be asked for all the same.
  return status < 400 || (door.path.includes(":id") && status === 404) || isBad(caller)
}

function isBad(caller: Caller): boolean {
  return BAD.some((bad) => bad === caller)
}

/** The same body, of a cart that there is not. */
function withoutIds(body: unknown): unknown {
  return body && typeof body === "object" && "cart_id" in body ? { ...body, cart_id: "none" } : body
}
