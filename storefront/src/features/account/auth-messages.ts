const NETWORK = "The sign-in service cannot be reached. Check your connection and try again."
const SETUP = "This address is not set up for sign-in. Tell the shop's administrator."
const LINK = "This link has expired or was used before. Ask for a new one."
const CODE = "This code has expired. Send another one."
const PHONE = "Write the number with + and its country code."
const OVER = "Your login has ended. Log in again."

/** What the provider's codes mean to a person, by code without its "auth/". */
export const AUTH_MESSAGES: Readonly<Record<string, string>> = {
  "wrong-password": "wrong password",
  "user-not-found": "user Not Found",
  // With e-mail enumeration protection on, the provider says this one for both of the above.
  "invalid-credential": "wrong password or user Not Found",
  "invalid-login-credentials": "wrong password or user Not Found",
  "missing-password": "password is required",
  "missing-email": "email is required",
  "email-already-in-use": "This email already has an account. Log in instead.",
  "weak-password": "password must be at least 6 characters",
  "password-does-not-meet-requirements":
    "This password is too simple. Choose a longer one with letters, digits and signs.",
  "invalid-email": "This email is not a valid address.",
  "user-disabled": "This account was closed.",
  "too-many-requests": "Too many attempts. Wait a few minutes and try again.",

  "network-request-failed": NETWORK,
  "internal-error": NETWORK,
  timeout: NETWORK,
  "unauthorized-domain": SETUP,
  "unauthorized-continue-uri": SETUP,
  "operation-not-allowed": SETUP,
  "invalid-api-key": SETUP,
  "auth-domain-config-required": SETUP,
  "web-storage-unsupported":
    "This browser keeps no data for the shop. Allow cookies and try again.",

  "popup-blocked":
    "The browser blocked the Google window. Allow windows for this shop and try again.",
  "popup-closed-by-user": "The Google window was closed before the sign-in was done.",
  "cancelled-popup-request": "Another Google window was opened instead.",
  "user-cancelled": "Google was not allowed to tell the shop who you are.",
  "invalid-auth-event": "The sign-in was interrupted. Try again.",
  "account-exists-with-different-credential":
    "This email has an account with a password. Log in with the password.",

  "expired-action-code": LINK,
  "invalid-action-code": LINK,

  "user-token-expired": OVER,
  "invalid-user-token": OVER,
  "requires-recent-login": "You logged in a while ago. Log in again to change this.",
  "user-mismatch": "That is another account than the one that is logged in.",

  "multi-factor-auth-required": "This account asks for a second factor that the shop cannot check.",
  "missing-verification-code": "code is required",
  "missing-code": "code is required",
  "invalid-verification-code": "This is not the code that was sent. Check it and try again.",
  "code-expired": CODE,
  "invalid-verification-id": CODE,
  "invalid-phone-number": PHONE,
  "missing-phone-number": PHONE,
  "second-factor-already-in-use": "This phone number is a second factor of your account already.",
  "maximum-second-factor-count-exceeded":
    "Your account has as many phone numbers as it can. Remove one first.",
  "multi-factor-info-not-found": "This phone number is no second factor of your account any more.",
  "unverified-email": "Verify your email first: open the link in the mail that we sent.",
  "unsupported-first-factor": "This way of logging in takes no second factor.",
  "invalid-multi-factor-session": "That took too long. Log in again.",
  "missing-multi-factor-session": "That took too long. Log in again.",
  "captcha-check-failed": "The check against robots failed. Try again.",
  "quota-exceeded": "No more messages can be sent today. Try again tomorrow.",
}
