import { changeMailAtProvider, deleteAtProvider } from "../../people/support/provider-account"
import { enter, newEmail, newIdentity, signUp } from "../../setup/people"
import { setAdmin } from "../../setup/staff"
import type { Kept, Scenario } from "../scenario"

const PROOF: Kept = {
  lines: /^(auth_identity \+ .*"app_metadata":(null|{"customer_id":null})|provider_identity \+)/,
  because: "the provider's proof of who came in is kept before all else, and is nobody's yet",
}

const PROOF_AGAIN: Kept = {
  lines: /^provider_identity /,
  because: "what the provider says of the account is kept before the shop goes by it",
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
    call: "signIn",
    name: "a changed mail",
    keeps: [PROOF_AGAIN],
    arrange: async ({ api }) => {
      const { email: from } = await enter(api, await newIdentity())
      const email = newEmail("moved")
      const idToken = await changeMailAtProvider({ from, to: email, verified: true })
      return () => api.post("/auth", { email }, idToken)
    },
  },
  {
    call: "signIn",
    name: "an account made anew",
    keeps: [PROOF],
    arrange: async ({ api, admin }) => {
      const person = await enter(api, await newIdentity())
      await setAdmin(api, { person, admin, isAdmin: true })
      const { email } = person
      await deleteAtProvider(email)
      const { idToken } = await newIdentity({ email })
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
