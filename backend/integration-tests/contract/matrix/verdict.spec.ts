import type { Access } from "../../../src/contract/calls/call"
import { rowOf } from "../support/row"
import { CALLERS, statusesOf, verdictOf, type Caller, type Target, type Verdict } from "./verdict"

describe("the verdict of a cell", () => {
  const verdicts = (access: Access, target?: Target) =>
    Object.fromEntries(CALLERS.map((caller) => [caller, verdictOf({ access, caller, target })]))
  const all = (given: Partial<Record<Caller, Verdict>>) => ({
    ...Object.fromEntries(CALLERS.map((caller) => [caller, "not signed in"])),
    ...given,
  })
  const people = (verdict: Verdict) => ({ owner: verdict, other: verdict, administrator: verdict })

  it("lets everybody but a bad token make a guest's call", () => {
    expect(verdicts("guest")).toEqual(all({ ...people("allowed"), guest: "allowed" }))
  })

  it("lets the ID token alone sign in, and its owner alone", () => {
    expect(verdicts("identity token", "owner")).toEqual(all({ "ID token": "allowed" }))
    expect(verdicts("identity token", "other")).toEqual(all({ "ID token": "forbidden" }))
  })

  it("lets everybody signed in act in their own name alone, administrators too", () => {
    expect(verdicts("signed in")).toEqual(all(people("allowed")))
    const own = { ...people("forbidden"), owner: "allowed" } as const
    expect(verdicts("signed in", "owner")).toEqual(all(own))
    expect(verdicts("signed in", "nobody")).toEqual(all(people("forbidden")))
  })

  it("hides from everybody else what is the owner's alone, from administrators too", () => {
    const hidden = { other: "hidden", administrator: "hidden" } as const
    expect(verdicts("owner", "owner")).toEqual(all({ ...hidden, owner: "allowed" }))
    expect(verdicts("owner", "nobody")).toEqual(all({ ...hidden, owner: "hidden" }))
  })

  it.each(["self or administrator", "owner or administrator"] as const)(
    "hides from a stranger what is for %s",
    (access) => {
      const others = { ...people("hidden"), administrator: "allowed" } as const
      expect(verdicts(access, "owner")).toEqual(all({ ...others, owner: "allowed" }))
      expect(verdicts(access, "nobody")).toEqual(all(others))
    },
  )

  it("lets administrators alone make an administrator's call", () => {
    const staff = { ...people("forbidden"), administrator: "allowed" } as const
    expect(verdicts("administrator", "owner")).toEqual(all(staff))
  })
})

describe("the statuses of a verdict", () => {
  it("are the row's own for who may, and 404 for what is not there", () => {
    expect(statusesOf("allowed", rowOf("cancelOrder"), true)).toEqual([200, 409])
    expect(statusesOf("allowed", rowOf("cancelOrder"), false)).toEqual([404])
    expect(statusesOf("allowed", rowOf("listUsersByMail"), false)).toEqual([200])
    expect(statusesOf("allowed", rowOf("placeOrder"), true)).toEqual([201, 404, 409, 422])
  })

  it("tell a stranger nothing", () => {
    const row = rowOf("getOrder")
    expect(statusesOf("hidden", row, true)).toEqual(statusesOf("hidden", row, false))
  })
})
