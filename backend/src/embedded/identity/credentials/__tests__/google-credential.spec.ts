import { readGoogleCredential, toGoogleCredential } from "../google-credential"

const claims = { sub: "1", email: "a@example.com", email_verified: true, name: "A & B" }
const parameters = new URLSearchParams({
  providerId: "google.com",
  id_token: JSON.stringify(claims),
})

describe("a credential of the stand-in for Google", () => {
  it("is read from the popup's address", () => {
    const requestUri = `http://shop.test/emulator/auth/handler?${parameters}`
    expect(readGoogleCredential({ requestUri, postBody: "" })).toEqual(claims)
  })

  it("is read from the form", () => {
    const fields = { requestUri: "http://localhost", postBody: parameters.toString() }
    expect(readGoogleCredential(fields)).toEqual(claims)
  })

  it("survives being passed on", () => {
    expect(readGoogleCredential(toGoogleCredential(claims))).toEqual(claims)
  })

  it.each([
    { ...claims, sub: "" },
    { ...claims, sub: 5 },
    { ...claims, sub: undefined },
    { ...claims, email_verified: "yes" },
    { ...claims, name: "x".repeat(256) },
    { ...claims, picture: "no address" },
  ])("is refused with %j", (wrong) => {
    expect(() => readGoogleCredential(toGoogleCredential(wrong as typeof claims))).toThrow(
      "INVALID_IDP_RESPONSE",
    )
  })

  it.each([{}, { requestUri: 5 }, { requestUri: "no address" }, { postBody: ["a"] }])(
    "is not found in %j",
    (fields) => {
      expect(() => readGoogleCredential(fields)).toThrow("OPERATION_NOT_ALLOWED")
    },
  )
})
