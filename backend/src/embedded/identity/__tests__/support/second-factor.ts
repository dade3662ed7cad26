import type { IdentityClient } from "./identity-client"

const PHONE = "+420777123456"
const V2 = "/identitytoolkit.googleapis.com/v2/accounts"

type Login = { email: string; password: string }

type Service = {
  client: IdentityClient
  /** The text of the newest mail or SMS. */
  newest: () => string | undefined | Promise<string | undefined>
}

/** Somebody with a telephone, at a running service whose messages can be read. */
export function secondFactor({ client, newest }: Service) {
  const post = (name: string, body: object) => client.post(`${V2}/${name}?key=demo`, body)
  const code = async () => (await newest())?.slice(0, 6)

  return {
    /** A new account with the password "secret-one", whose mail is verified; answers its token. */
    async enrol(email: string): Promise<string> {
      const { idToken } = await client.signUp(email)
      await client.account("sendOobCode", { requestType: "VERIFY_EMAIL", idToken })
      const oobCode = /oobCode=([^&\s]+)/.exec((await newest()) ?? "")?.[1]
      await client.account("update", { oobCode })
      const start = await post("mfaEnrollment:start", {
        idToken,
        phoneEnrollmentInfo: { phoneNumber: PHONE },
      })
      const { sessionInfo } = start.body.phoneSessionInfo as { sessionInfo: string }
      const phoneVerificationInfo = { sessionInfo, code: await code() }
      const done = await post("mfaEnrollment:finalize", { idToken, phoneVerificationInfo })
      if (done.status !== 200) throw new Error(JSON.stringify(done.body))
      return idToken
    },

    /** With the code that the telephone gets. */
    async signIn(login: Login): Promise<{ idToken: string }> {
      const { body } = await client.account("signInWithPassword", login)
      const { mfaPendingCredential } = body
      const [factor] = body.mfaInfo as { mfaEnrollmentId: string }[]
      const start = await post("mfaSignIn:start", {
        mfaPendingCredential,
        mfaEnrollmentId: factor?.mfaEnrollmentId,
        phoneSignInInfo: {},
      })
      const { sessionInfo } = start.body.phoneResponseInfo as { sessionInfo: string }
      const phoneVerificationInfo = { sessionInfo, code: await code() }
      const done = await post("mfaSignIn:finalize", { mfaPendingCredential, phoneVerificationInfo })
      return done.body as { idToken: string }
    },
  }
}
