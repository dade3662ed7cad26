type Call = { method?: string; token?: string; body?: unknown }
type Person = { email: string; password: string }

/** What a client of a running shop does, over HTTP alone. */
export class ShopClient {
  constructor(private readonly origin: string) {}

  /** Makes an account at the embedded identity service and a user of the shop. */
  async register(person: Person): Promise<string> {
    return this.#enter("signUp", person)
  }

  /** An access token. */
  async signIn(person: Person): Promise<string> {
    return this.#enter("signInWithPassword", person)
  }

  /** Status of a sign-in at the identity provider. */
  async mayEnter(person: Person): Promise<boolean> {
    return (await this.#identity("signInWithPassword", person)).ok
  }

  /** The answer of a call to /api/v1 that has to succeed. */
  async call(address: string, { method = "GET", token, body }: Call = {}): Promise<unknown> {
    const isForm = body instanceof FormData
    const answer = await fetch(`${this.origin}/api/v1${address}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(!isForm && body !== undefined && { "content-type": "application/json" }),
      },
      body: isForm ? body : JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }

  async #enter(call: "signUp" | "signInWithPassword", person: Person): Promise<string> {
    const answer = await this.#identity(call, person)
    const { idToken } = (await answer.json()) as { idToken: string }
    const body = { email: person.email }
    const found = await this.call("/auth", { method: "POST", token: idToken, body })
    return (found as { accessToken: string }).accessToken
  }

  #identity(call: string, person: Person): Promise<Response> {
    return fetch(`${this.origin}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=any`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...person, returnSecureToken: true }),
    })
  }
}
