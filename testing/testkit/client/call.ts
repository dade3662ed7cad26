export type Call = {
  method?: string
  /** JSON, or FormData as it is. */
  body?: unknown
  /** In place of a body: what Stripe's clients send. */
  form?: Record<string, string>
  token?: string
  headers?: Record<string, string>
  /** Milliseconds after which nobody waits any more. */
  limit?: number
}

export type Answer = { status: number; body: unknown }

/** What a JSON call is answered, refusals too. Throws where there is no answer. */
export async function ask(
  url: string,
  { method, body, form, token, headers, limit }: Call = {},
): Promise<Answer> {
  const isForm = form !== undefined || body instanceof FormData
  const sent = form ? new URLSearchParams(form) : encoded(body)
  const answer = await fetch(url, {
    method: method ?? (sent === null ? "GET" : "POST"),
    headers: {
      ...(isForm ? {} : { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: sent,
    ...(limit !== undefined && { signal: AbortSignal.timeout(limit) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: text === "" ? undefined : JSON.parse(text) }
}

/** A JSON call's body. Throws with the answer where it is no success: a refusal is no figure. */
export async function call<Body>(url: string, options: Call = {}): Promise<Body> {
  const { status, body } = await ask(url, options)
  if (status >= 300) throw new Error(`${url}: ${status} ${JSON.stringify(body)}`)
  return body as Body
}

function encoded(body: unknown): FormData | string | null {
  if (body instanceof FormData) return body
  return body === undefined ? null : JSON.stringify(body)
}
