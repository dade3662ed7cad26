import type { Answer, testApi } from "./test-api"

type RawCall = {
  method?: string
  /** The whole path with its query, sent as it stands. */
  path: string
  headers?: Record<string, string>
  /** Sent as it stands; JSON by default. */
  body?: string | Buffer
}

/** Calls as no client library makes them: broken bodies, odd addresses, headers of one's own. */
export function rawApi(client: Parameters<typeof testApi>[0]) {
  return async ({ method = "GET", path, headers = {}, body }: RawCall): Promise<Answer> => {
    const answer = await client.request({
      method,
      url: path,
      headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
      // A text would be made JSON first.
      data: body === undefined ? undefined : Buffer.from(body),
      maxRedirects: 0,
      validateStatus: () => true,
    })
    return { status: answer.status, headers: answer.headers, body: answer.data }
  }
}
