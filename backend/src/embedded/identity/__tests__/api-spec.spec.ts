import { trimApiSpec } from "../emulator/api-spec"
import { adminCalls, publicCalls } from "../http/identity-calls"

describe("trimApiSpec", () => {
  it("finds every call that the service offers, also a second time", () => {
    const calls = [...publicCalls, ...adminCalls("demo-halden")]
    trimApiSpec(calls, "demo-halden")
    trimApiSpec(calls, "demo-halden")
  })

  it("names a call that the emulator has lost", () => {
    const [call] = publicCalls
    const lost = {
      ...call,
      method: "POST" as const,
      path: "/v1/accounts:lost",
      fields: [],
      admin: false,
    }
    expect(() => trimApiSpec([lost], "demo-halden")).toThrow("/v1/accounts:lost")
  })
})
