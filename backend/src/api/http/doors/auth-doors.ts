import { parseAddress, type Door, type ShutDoor } from "./door"

type Row = readonly [address: string, who: string, rule: string, test: string]

/** Medusa's sign-in, by the shop's identity provider, and what its admin asks before there is one. */
const ROWS: readonly Row[] = [
  [
    "POST /auth/customer/firebase",
    "identity token",
    "a proof of the provider",
    "people/auth.spec.ts",
  ],
  ["POST /auth/user/firebase", "identity token", "staff alone", "people/staff.spec.ts"],
  [
    "POST /auth/session",
    "own token",
    "a new session at each sign-in",
    "middleware/sessions.spec.ts",
  ],
  ["DELETE /auth/session", "own session", "ends it", "middleware/sessions.spec.ts"],
  [
    "GET /auth/mfa/factors",
    "own token or session",
    "Medusa's own: there are none",
    "doors/doors.spec.ts",
  ],
  ["GET /auth/user/providers", "anyone", "names of sign-ins", "doors/doors.spec.ts"],
  ["GET /cloud/auth", "anyone", "whether Medusa's cloud signs in: never", "doors/doors.spec.ts"],
  ["POST /hooks/stripe", "the payment provider", "its signature", "payment/settling.spec.ts"],
]

export const AUTH_DOORS: readonly Door[] = ROWS.map(([address, who, rule, test]) => ({
  ...parseAddress(address),
  who,
  rule,
  test,
}))

const PROVIDER = "mails and passwords are the identity provider's"
const CREDENTIALS = "the named ones of /auth alone: another provider, or none, is nobody's door"
const FACTORS = "the second factor is the identity provider's"

const SHUT: readonly (readonly [address: string, why: string])[] = [
  ["POST /auth/:actor_type/:auth_provider", CREDENTIALS],
  ["GET /auth/:actor_type/:auth_provider", CREDENTIALS],
  ["GET /auth/:actor_type/providers", CREDENTIALS],
  ["GET /auth/:actor_type/:auth_provider/callback", CREDENTIALS],
  ["POST /auth/:actor_type/:auth_provider/callback", CREDENTIALS],
  ["POST /auth/:actor_type/:auth_provider/register", "took any mail from anybody"],
  ["POST /auth/:actor_type/:auth_provider/reset-password", PROVIDER],
  ["POST /auth/:actor_type/:auth_provider/update", PROVIDER],
  ["POST /auth/:auth_provider/user", "staff are made by an administrator"],
  ["POST /auth/token/refresh", "a token was made of a token without end, past every reset"],
  ["POST /auth/verification/request", PROVIDER],
  ["POST /auth/verification/confirm", PROVIDER],
  ["POST /auth/mfa/challenges/:id/verify", FACTORS],
  ["POST /auth/mfa/factors", FACTORS],
  ["POST /auth/mfa/factors/:id/verify", FACTORS],
  ["DELETE /auth/mfa/factors/:id", FACTORS],
  ["POST /auth/mfa/recovery-codes", FACTORS],
  ["POST /cloud/auth/users", "staff are made by an administrator"],
  ["POST /hooks/payment/:provider", "answers 200 before it looks at a signature: /hooks/stripe"],
]

export const SHUT_AUTH_DOORS: readonly ShutDoor[] = SHUT.map(([address, why]) => ({
  ...parseAddress(address),
  why,
}))
