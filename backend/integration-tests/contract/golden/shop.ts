import { accessSchema } from "../../../src/contract/account/auth"
import { newIdentity } from "../../setup/people"
import { exactly } from "../support/fits"
import { identityOutage } from "../support/identity-outage"
import { NOT_SIGNED_IN, type Golden } from "./golden-call"

/** GET /config, POST and DELETE /auth. */
export function describeSignIn({ answer, refusal, world }: Golden): void {
  describe("getConfig", () => {
    it("answers its row to everybody", async () => {
      await answer("getConfig")
      await answer("getConfig", { token: world().owner.token })
    })
  })

  describe("signIn", () => {
    it("answers a token that opens the shop", async () => {
      const { idToken: token, email } = world().owner
      const body = { email: email.toUpperCase() }
      const access = exactly(accessSchema, await answer("signIn", { token, body }))
      await answer("listUsersByMail", { parameters: { email }, token: access.accessToken })
    })

    it("is 400 without a mail, and for one that is none", async () => {
      const { idToken: token } = world().owner
      const wrong = { status: 400, code: "invalid_input", field: "email" }
      for (const [body, message] of [
        [{}, "email is required"],
        [{ email: "" }, "email is required"],
        [{ email: "nobody" }, "email must be a valid address"],
      ] as const) {
        await refusal("signIn", { token, body }, { ...wrong, message })
      }
    })

    it("is 401 without a proof and with a bad one", async () => {
      const { email, token: accessToken } = world().owner
      const body = { email }
      await refusal("signIn", { body }, NOT_SIGNED_IN)
      for (const token of ["forged", accessToken]) {
        await refusal("signIn", { body, token }, { ...NOT_SIGNED_IN, code: "invalid_token" })
      }
    })

    it("is 403 for another person's mail", async () => {
      const { idToken: token } = world().owner
      const body = { email: world().other.email }
      await refusal("signIn", { token, body }, { status: 403, code: "not_yours", field: "email" })
    })

    it("is 503 while the identity provider is out of reach", async () => {
      const { email, idToken: token } = await newIdentity()
      const given = { token, body: { email } }
      const unavailable = { status: 503, code: "identity_unavailable" }
      await identityOutage(() => refusal("signIn", given, unavailable))
      await answer("signIn", given)
    })
  })

  describe("signOut", () => {
    it("answers done, and the token is out", async () => {
      const { token } = world().owner
      await answer("signOut", { token })
      await refusal("signOut", { token }, NOT_SIGNED_IN)
      await refusal("listProducts", { token }, NOT_SIGNED_IN)
    })

    it("is 401 without a token", async () => {
      await refusal("signOut", {}, NOT_SIGNED_IN)
    })
  })
}
