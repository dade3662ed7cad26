import { wantedFrom } from "../../wanted"
import { NOT_LOADED, type PluginEndpoint, planSubscribers } from "../plan-subscribers"

const ADDRESS = "plugin:@acme/depot/ledger"
const SINCE = "2026-11-20T00:00:00.000Z"
const ledger = { address: ADDRESS, name: "@acme/depot", events: ["order.paid"] as const }

function stored(change: Partial<PluginEndpoint> = {}): PluginEndpoint {
  const events = wantedFrom(["order.paid"], { "order.paid": SINCE })
  return { id: "whep_1", url: ADDRESS, events, is_active: true, off_reason: null, ...change }
}

describe("the endpoints of plugins' subscribers", () => {
  it("are written down where there are none, and left alone where there are", () => {
    const { fresh, changed } = planSubscribers([ledger], [])
    expect(changed).toEqual([])
    expect(fresh).toMatchObject([{ url: ADDRESS, description: "The plugin @acme/depot" }])
    expect(fresh[0]?.events["order.paid"]).toEqual(expect.any(String))
    expect(planSubscribers([ledger], [stored()])).toEqual({ fresh: [], changed: [] })
  })

  it("want what the plugin wants now, and what it wanted before since then", () => {
    const events = ["order.paid", "order.cancelled"] as const
    const { changed } = planSubscribers([{ ...ledger, events }], [stored()])
    expect(changed).toHaveLength(1)
    expect(changed[0]?.events).toMatchObject({ "order.paid": SINCE, "order.placed": null })
    expect(changed[0]?.events["order.cancelled"]).toEqual(expect.any(String))
  })

  it("are off while their plugin is not loaded, and on from then on when it is back", () => {
    const { changed } = planSubscribers([], [stored()])
    expect(changed).toMatchObject([{ is_active: false, off_reason: NOT_LOADED }])
    expect(planSubscribers([], changed).changed).toEqual([])
    const [back] = planSubscribers([ledger], changed).changed
    expect(back).toMatchObject({ is_active: true, off_reason: null })
    expect(back?.events["order.paid"]).not.toBe(SINCE)
  })

  it("stay off where staff switched them off", () => {
    expect(planSubscribers([ledger], [stored({ is_active: false })]).changed).toEqual([])
  })
})
