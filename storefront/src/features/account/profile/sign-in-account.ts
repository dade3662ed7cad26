import type { Phone } from "../second-factor/phone"

/** How the reader signs in, as the identity provider knows it. */
export type SignInAccount = {
  email: string
  verified: boolean
  /** False for who signs in with Google alone. */
  hasPassword: boolean
  phones: Phone[]
}
