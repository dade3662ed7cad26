import { failureText } from "./failure-texts"

const NETWORK = failureText("serviceAway")
const SETUP = failureText("notSetUp")
const LINK = failureText("linkExpired")
const CODE = failureText("codeExpired")
const PHONE = failureText("phoneFormat")
const OVER = failureText("loginEnded")

/** What the provider's codes mean to a person, by code without its "auth/". */
export const AUTH_MESSAGES: Readonly<Record<string, string>> = {
  "wrong-password": failureText("wrongPassword"),
  "user-not-found": failureText("userNotFound"),
  // With e-mail enumeration protection on, the provider says this one for both of the above.
  "invalid-credential": failureText("wrongPasswordOrUser"),
  "invalid-login-credentials": failureText("wrongPasswordOrUser"),
  "missing-password": failureText("passwordRequired"),
  "missing-email": failureText("emailRequired"),
  "email-already-in-use": failureText("emailInUse"),
  "weak-password": failureText("passwordTooShort"),
  "password-does-not-meet-requirements": failureText("passwordTooSimple"),
  "invalid-email": failureText("emailNotValid"),
  "user-disabled": failureText("accountClosed"),
  "too-many-requests": failureText("tooManyAttempts"),

  "network-request-failed": NETWORK,
  "internal-error": NETWORK,
  timeout: NETWORK,
  "unauthorized-domain": SETUP,
  "unauthorized-continue-uri": SETUP,
  "operation-not-allowed": SETUP,
  "invalid-api-key": SETUP,
  "auth-domain-config-required": SETUP,
  "web-storage-unsupported": failureText("storageBlocked"),

  "popup-blocked": failureText("windowBlocked"),
  "popup-closed-by-user": failureText("windowClosed"),
  "cancelled-popup-request": failureText("windowReplaced"),
  "user-cancelled": failureText("googleRefused"),
  "invalid-auth-event": failureText("interrupted"),
  "account-exists-with-different-credential": failureText("accountHasPassword"),

  "expired-action-code": LINK,
  "invalid-action-code": LINK,

  "user-token-expired": OVER,
  "invalid-user-token": OVER,
  "requires-recent-login": failureText("recentLoginNeeded"),
  "user-mismatch": failureText("otherAccount"),

  "multi-factor-auth-required": failureText("factorUnknown"),
  "missing-verification-code": failureText("codeRequired"),
  "missing-code": failureText("codeRequired"),
  "invalid-verification-code": failureText("wrongCode"),
  "code-expired": CODE,
  "invalid-verification-id": CODE,
  "invalid-phone-number": PHONE,
  "missing-phone-number": PHONE,
  "second-factor-already-in-use": failureText("factorInUse"),
  "maximum-second-factor-count-exceeded": failureText("tooManyFactors"),
  "multi-factor-info-not-found": failureText("factorGone"),
  "unverified-email": failureText("verifyEmailFirst"),
  "unsupported-first-factor": failureText("noFactorHere"),
  "invalid-multi-factor-session": failureText("tookTooLong"),
  "missing-multi-factor-session": failureText("tookTooLong"),
  "captcha-check-failed": failureText("robotCheckFailed"),
  "quota-exceeded": failureText("quotaExceeded"),
}
