import { PASSWORD_FAULTS } from "@shop/contract/account/password"
import { ApiError } from "@/platform/api/api-error"
import { providerError } from "@/testing/fake-provider"
import { authCode, failureMessage } from "../auth-failure"

const NETWORK = /^The sign-in service cannot be reached\./
const SETUP = /^This address is not set up for sign-in\./
const EXPIRED_CODE = "This code has expired. Send another one."
const COUNTRY_CODE = /with \+ and its country code/

const SENTENCES: [code: string, sentence: string | RegExp][] = [
  ["wrong-password", "wrong password"],
  ["user-not-found", "user Not Found"],
  ["invalid-credential", "wrong password or user Not Found"],
  ["invalid-login-credentials", "wrong password or user Not Found"],
  ["email-already-in-use", "This email already has an account. Log in instead."],
  ["weak-password", "password must be at least 6 characters"],
  ["password-does-not-meet-requirements", /too simple/],
  ["missing-password", "password is required"],
  ["missing-email", "email is required"],
  ["invalid-email", /not a valid address/],
  ["user-disabled", "This account was closed."],
  ["too-many-requests", /^Too many attempts\. Wait/],
  ["account-exists-with-different-credential", /Log in with the password/],
  ["unauthorized-domain", SETUP],
  ["unauthorized-continue-uri", SETUP],
  ["operation-not-allowed", SETUP],
  ["invalid-api-key", SETUP],
  ["auth-domain-config-required", SETUP],
  ["popup-blocked", /Allow windows for this shop/],
  ["popup-closed-by-user", /was closed before/],
  ["cancelled-popup-request", /opened instead/],
  ["user-cancelled", /not allowed to tell/],
  ["invalid-auth-event", /interrupted/],
  ["web-storage-unsupported", /Allow cookies/],
  ["network-request-failed", NETWORK],
  ["internal-error", NETWORK],
  ["timeout", NETWORK],
  ["expired-action-code", /^This link has expired/],
  ["invalid-action-code", /^This link has expired/],
  ["user-token-expired", /Log in again/],
  ["invalid-user-token", /Log in again/],
  ["requires-recent-login", /Log in again/],
  ["user-mismatch", /another account/],
  ["multi-factor-auth-required", /second factor/],
  ["missing-verification-code", "code is required"],
  ["missing-code", "code is required"],
  ["invalid-verification-code", /not the code that was sent/],
  ["code-expired", EXPIRED_CODE],
  ["invalid-verification-id", EXPIRED_CODE],
  ["invalid-phone-number", COUNTRY_CODE],
  ["missing-phone-number", COUNTRY_CODE],
  ["second-factor-already-in-use", /already/],
  ["maximum-second-factor-count-exceeded", /Remove one first/],
  ["multi-factor-info-not-found", /any more/],
  ["unverified-email", /^Verify your email first/],
  ["unsupported-first-factor", /takes no second factor/],
  ["invalid-multi-factor-session", /Log in again/],
  ["missing-multi-factor-session", /Log in again/],
  ["captcha-check-failed", /robots/],
  ["quota-exceeded", /tomorrow/],
]

describe("failureMessage", () => {
  it.each(SENTENCES)("says of %s: %s", (code, sentence) => {
    const message = failureMessage(providerError(code))
    if (typeof sentence === "string") expect(message).toBe(sentence)
    else expect(message).toMatch(sentence)
  })

  it.each(PASSWORD_FAULTS)("says what the shop itself has against a password: %s", (words) => {
    expect(failureMessage(providerError("weak-password", words))).toBe(words)
  })

  it("shows the provider's own words for a code it does not know, without their frame", () => {
    const error = providerError("tenant-id-mismatch", "Something happened.")
    expect(failureMessage(error)).toBe("Something happened.")
  })

  it("says something for a code that nobody has words for", () => {
    expect(failureMessage(providerError("new-of-today"))).toMatch(/Try|try again/)
  })

  it("shows the shop's own words for its failures", () => {
    const error = new ApiError({ status: 503, code: "identity_unavailable", message: "Later." })
    expect(failureMessage(error)).toBe("Later.")
  })
})

describe("authCode", () => {
  it("is null for what the provider did not throw", () => {
    expect(authCode(new Error("no"))).toBeNull()
    expect(authCode({ code: "not_signed_in" })).toBeNull()
    expect(authCode(undefined)).toBeNull()
  })
})
