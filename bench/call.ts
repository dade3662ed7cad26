export type Call = {
  method?: string
  body?: unknown
  token?: string
  headers?: Record<string, string>
}

/** A JSON call's body. Throws with the answer where it is no success: a refusal is no figure. */
export async function call<Body>(
  url: string,
  { method, body, token, headers }: Call,
): Promise<Body> {
  const answer = await fetch(url, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Body
}
