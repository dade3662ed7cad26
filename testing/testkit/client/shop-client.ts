import { ask, call, type Call } from "./call"
import { register, signIn } from "./people"

type Account = { email: string; password: string }

/** What a client of one running shop does, over HTTP alone. */
export class ShopClient {
  constructor(private readonly origin: string) {}

  /** Makes an account at the embedded identity service and a user of the shop; an access token. */
  async register({ email, password }: Account): Promise<string> {
    return (await register(this.origin, email, password)).token
  }

  /** An access token. */
  async signIn(account: Account): Promise<string> {
    return (await signIn(this.origin, account)).token
  }

  /** Whether the identity provider lets somebody in. */
  async mayEnter(account: Account): Promise<boolean> {
    const path = "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any"
    return (await ask(`${this.origin}${path}`, { body: account })).status === 200
  }

  /** The answer of a call to /api/v1 that has to succeed. */
  async call(address: string, options: Call = {}): Promise<unknown> {
    return call(`${this.origin}/api/v1${address}`, options)
  }
}
