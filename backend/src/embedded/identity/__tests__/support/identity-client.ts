export type Answer = { status: number; body: Record<string, unknown> }
export type Tokens = { localId: string; idToken: string; refreshToken: string }

const TOOLKIT = "/identitytoolkit.googleapis.com"

/** Calls Identity Toolkit as a browser would, with the emulator's own path under one origin. */
export class IdentityClient {
  constructor(readonly origin: string) {}

  async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(`${this.origin}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Answer["body"] }
  }

  /** `accounts:<name>`; a refused call gives its code as `error`. */
  async account(name: string, body: unknown): Promise<Answer & { error?: string }> {
    const answer = await this.post(`${TOOLKIT}/v1/accounts:${name}?key=demo`, body)
    const error = answer.body.error as { message: string } | undefined
    return error ? { ...answer, error: error.message } : answer
  }

  async tokens(name: "signUp" | "signInWithPassword", body: unknown): Promise<Tokens> {
    const { status, body: answer } = await this.account(name, body)
    if (status !== 200) throw new Error(JSON.stringify(answer))
    return answer as Tokens
  }

  /** A new account with the password "secret-one". */
  signUp(email: string): Promise<Tokens> {
    return this.tokens("signUp", { email, password: "secret-one" })
  }

  async refresh(refreshToken: string): Promise<Answer> {
    const response = await fetch(`${this.origin}/securetoken.googleapis.com/v1/token?key=demo`, {
      method: "POST",
      body: new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken }),
    })
    return { status: response.status, body: (await response.json()) as Answer["body"] }
  }

  google(claims: object): Promise<Answer & { error?: string }> {
    const postBody = new URLSearchParams({
      providerId: "google.com",
      id_token: JSON.stringify(claims),
    })
    return this.account("signInWithIdp", {
      requestUri: "http://localhost",
      postBody: postBody.toString(),
      returnIdpCredential: true,
    })
  }
}
