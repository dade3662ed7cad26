import { describe, expect, it } from "vitest"
import { queueAddressOf, queueQueryOf, queueStateOf } from "../queue-address"

const stateOf = (address: string) => queueStateOf(new URLSearchParams(address))

describe("the queue's address", () => {
  it("asks for everything that waits where it says nothing", () => {
    expect(stateOf("")).toEqual({ q: "", filters: {}, sorting: null, pageIndex: 0 })
    expect(queueQueryOf(stateOf(""))).toEqual({ limit: 20, offset: 0 })
  })

  it("leads to the same rows as what was chosen on the page, and back", () => {
    const address =
      "q=disc+280&payment=unpaid&delivery=any&from=2026-11-01&to=2026-11-24&order=-weight&page=3"
    const state = stateOf(address)
    expect(state).toMatchObject({
      q: "disc 280",
      filters: { payment: "unpaid", delivery: "any" },
      sorting: { id: "weight", desc: true },
      pageIndex: 2,
    })
    expect(queueAddressOf(state).toString()).toBe(address)
    expect(queueQueryOf(state)).toEqual({
      q: "disc 280",
      payment: "unpaid",
      delivery: "any",
      from: "2026-11-01",
      to: "2026-11-24",
      order: "-weight",
      limit: 20,
      offset: 40,
    })
  })

  it.each(["page=0", "page=x", "from=yesterday"])(
    "passes over what it does not know: %s",
    (odd) => {
      expect(stateOf(odd)).toEqual(stateOf(""))
    },
  )
})
