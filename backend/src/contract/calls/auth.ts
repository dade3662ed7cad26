import { doneSchema } from "../answer"
import { accessSchema, signInSchema } from "../account/auth"
import type { Call } from "./call"

export const AUTH_CALLS: readonly Call[] = [
  {
    id: "signIn",
    method: "POST",
    path: "/auth",
    summary: "Exchange the identity provider's ID token for the shop's access token",
    access: "identity token",
    tag: "Sign-in",
    body: signInSchema,
    answer: { status: 200, schema: accessSchema },
    refusals: [
      "sign_in_again",
      "email_unconfirmed",
      "email_taken",
      "staff_email_changed",
      "identity_unavailable",
    ],
  },
  {
    id: "signOut",
    method: "DELETE",
    path: "/auth",
    summary: "End this access token",
    access: "signed in",
    tag: "Sign-in",
    answer: { status: 200, schema: doneSchema },
  },
]
