import { authCode, authMessage } from "../auth-failure"

function providerError(code: string): Error & { code: string } {
  return Object.assign(new Error(`Firebase: Something happened. (auth/${code}).`), {
    code: `auth/${code}`,
  })
}

describe("authMessage", () => {
  it("says the specification's words for a wrong password and an unknown user", () => {
    expect(authMessage(providerError("wrong-password"))).toBe("wrong password")
    expect(authMessage(providerError("user-not-found"))).toBe("user Not Found")
  })

  it("says both where the provider does not tell which", () => {
    const message = authMessage(providerError("invalid-credential"))
    expect(message).toContain("wrong password")
    expect(message).toContain("user Not Found")
  })

  it("shows the provider's own words for a code it does not know, without their frame", () => {
    expect(authMessage(providerError("quota-exceeded"))).toBe("Something happened.")
  })
})

describe("authCode", () => {
  it("is null for what the provider did not throw", () => {
    expect(authCode(new Error("no"))).toBeNull()
    expect(authCode({ code: "not_signed_in" })).toBeNull()
    expect(authCode(undefined)).toBeNull()
  })
})
