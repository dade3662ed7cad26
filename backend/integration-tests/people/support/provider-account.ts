import {
  deleteIdentity,
  findIdentity,
  verifyIdentityEmail,
} from "../../../src/identity/admin-client"
import { callToolkit, toolkitUrl } from "../../../src/identity/call-toolkit"
import { readEnvironment } from "../../../src/settings/environment"
import { proofByPassword } from "../../setup/people"

const { identity } = readEnvironment(process.env)

/** Gives an account another mail, as its owner does at the provider; answers a proof of then. */
export async function changeMailAtProvider({
  from,
  to,
  verified,
}: {
  from: string
  to: string
  verified: boolean
}): Promise<string> {
  const localId = await findIdentity(identity, from)
  await callToolkit({
    url: toolkitUrl(identity.url, `projects/${identity.projectId}/accounts:update`),
    body: { localId, email: to, emailVerified: verified },
    bearer: "owner",
  })
  return proofByPassword(to)
}

/** Its owner has opened the link of the verification mail. */
export async function verifyAtProvider(email: string): Promise<void> {
  await verifyIdentityEmail(identity, (await findIdentity(identity, email)) ?? "")
}

/** The account is no more; its mail may register anew. */
export async function deleteAtProvider(email: string): Promise<void> {
  await deleteIdentity(identity, (await findIdentity(identity, email)) ?? "")
}
