import { describe, expect, it } from "vitest"
import { returnsAddressOf, returnsAskedBy, returnsQueryOf } from "../returns-address"

const askedBy = (address: string) => returnsAskedBy(new URLSearchParams(address))

describe("the address of the returns", () => {
  it("asks for what waits where it says nothing", () => {
    expect(askedBy("")).toEqual({ q: "", state: "waiting", pageIndex: 0 })
    expect(returnsQueryOf(askedBy(""))).toEqual({ state: "waiting", limit: 20, offset: 0 })
  })

  it("leads to the same rows as what was chosen on the page, and back", () => {
    const address = "q=BD-280&state=approved&page=3"
    expect(returnsAddressOf(askedBy(address)).toString()).toBe(address)
    expect(returnsQueryOf(askedBy(address))).toEqual({
      q: "BD-280",
      state: "approved",
      limit: 20,
      offset: 40,
    })
  })

  it("keeps the return that is open over the list", () => {
    const address = returnsAddressOf(askedBy("q=disc"), "rreq_1").toString()
    expect(address).toBe("q=disc&state=waiting&return=rreq_1")
    expect(askedBy(address)).toEqual(askedBy("q=disc"))
  })

  it("asks for all where the choice was taken away, and still does after a reload", () => {
    const all = returnsAddressOf({ q: "", state: null, pageIndex: 0 }).toString()
    expect(askedBy(all).state).toBeNull()
    expect(returnsQueryOf(askedBy(all))).toEqual({ limit: 20, offset: 0 })
  })
})
