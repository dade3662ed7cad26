import fc from "fast-check"
import type { Call } from "../../src/contract/calls/call"
import { CALLS } from "../../src/contract/calls/calls"
import { placeOrder } from "../setup/orders/purchase"
import { sharedShop } from "../setup/run/shop-suite"
import { makerFor } from "./matrix/resources"
import { requestsOf, type Known } from "./properties/requests"
import { fuzzSettings } from "./properties/settings"
import { complaintsOf } from "./properties/verdict"
import { curlOf, type Sent } from "./support/send"
import { worldOf } from "./support/world"

const { cases, seed } = fuzzSettings(process.env)
/** The long form takes minutes a call. */
const LIMIT_MS = 60_000 + cases * 1_000

sharedShop({
  testSuite: (runner) => {
    const world = worldOf(runner)
    beforeAll(() => {
      process.stdout.write(`${cases} requests a call, FUZZ_SEED=${seed}\n`)
    })

    const known = async (): Promise<Known> => {
      const { api, part, owner, admin } = world()
      const order = await placeOrder(api, { part, buyer: owner })
      const list = await makerFor("/list/{id}")(world(), owner)
      const garage = await makerFor("/garage/{id}")(world(), owner)
      const vehicle = await makerFor("/vehicle/{id}")(world(), owner)
      const shared = await makerFor("/shared-list/{token}")(world(), owner)
      return {
        "/product/{id}": [part.id],
        "/product/{id}/vehicles": [part.id],
        "/product/{id}/numbers": [part.id],
        "/order/{id}": [order._id],
        "/order/{id}/reorder": [order._id],
        "/order/{id}/notes": [order._id],
        "/order/{id}/returns": [order._id],
        "/order/{id}/returns/extras": [order._id],
        "/user/{id}": [owner.id],
        "/vehicle/{id}": [vehicle],
        "/garage/{id}": [garage],
        "/list/{id}": [list],
        "/list/{id}/lines": [list],
        "/list/{id}/copy": [list],
        "/list/{id}/csv": [list],
        "/list/{id}/share": [list],
        token: [shared],
        email: [owner.email, admin.email],
        productId: [part.id],
        productName: [part.name],
        price: [String(part.price)],
        orderId: [order._id],
        amount: [order.total],
      }
    }

    const check = async (call: Call, sent: Sent) => {
      const complaints = complaintsOf(call, await world().send(sent))
      if (complaints.length > 0) {
        const again = `FUZZ_SEED=${seed} FUZZ_CASES=${cases} npm run fuzz`
        throw new Error([...complaints, curlOf(world().origin, sent), again].join("\n"))
      }
    }

    it.each(CALLS.map((call) => [call.id, call] as const))(
      "%s answers anything with sense and lets nothing out",
      async (_, call) => {
        const requests = requestsOf(call, { world: world(), known: await known() })
        const property = fc.asyncProperty(requests, (sent) => check(call, sent))
        await fc.assert(property, { numRuns: cases, seed, endOnFailure: cases > 1_000 })
      },
      LIMIT_MS,
    )
  },
})
