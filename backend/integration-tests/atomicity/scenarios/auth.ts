import { newIdentity, signUp } from "../../setup/people"
import type { Kept, Scenario } from "../scenario"

const PROOF: Kept = {
  lines: /^(auth_identity \+ .*"app_metadata":(null|{"customer_id":null})|provider_identity \+)/,
  because: "the provider's proof of who came in is kept before all else, and is nobody's yet",
}

export const AUTH_SCENARIOS: readonly Scenario[] = [
  {
    call: "signIn",
    name: "a first sign-in",
    keeps: [PROOF],
    arrange: async ({ api }) => {
      const { email, idToken } = await newIdentity()
      return () => api.post("/auth", { email }, idToken)
    },
  },
  {
    call: "signOut",
    name: "a sign-out",
    arrange: async ({ api }) => {
      const { token } = await signUp(api)
      return () => api.delete("/auth", token)
    },
  },
]
