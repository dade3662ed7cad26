import { accessEnds, isSessionEnding, readAccessToken } from "@/platform/identity/session-store"
import { failureOf, unreachable } from "./api-error"
import { renewAccess } from "./renewal"

const TIMEOUT_MS = 20_000

export type SendOptions = {
  method?: "GET" | "POST" | "PUT" | "DELETE"
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /**
   * Sent in place of the stored access token, null to call as a guest; never renewed. What is the same
   * for everybody is read as a guest: a token that is signed out meanwhile would make it fail.
   */
  token?: string | null
}

/**
 * One request to this shop with the stored access token, renewed shortly before its end. A 401 renews
 * it once as well; a session that cannot be renewed goes on as a guest.
 */
export async function sendSignedIn(
  path: `/${string}`,
  options: SendOptions = {},
): Promise<Response> {
  const token = options.token === undefined ? await freshToken() : options.token
  const response = await send(path, { ...options, token })
  if (response.status !== 401 || options.token !== undefined || token === null) return response
  const renewed = await renewAccess(token)
  return send(path, { ...options, token: renewed })
}

/** The stored token while it is young, else a new one: a refused call would show in the console. */
async function freshToken(): Promise<string | null> {
  const token = isSessionEnding() ? null : readAccessToken()
  if (token === null || !accessEnds()) return token
  try {
    return await renewAccess(token)
  } catch {
    // The old token may still be accepted; if not, the call is refused.
    return token
  }
}

async function send(path: string, options: SendOptions): Promise<Response> {
  const { method = "GET", body, headers, signal, token } = options
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    return await fetch(path, {
      method,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      // None that a guest's GET does not need: the page's preload of it has none.
      headers: {
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch (error) {
    // The caller's own abort is no failure to show.
    if (signal?.aborted) throw error
    throw unreachable()
  }
}

/** The body of an answer, checked by `read`, and its headers. Throws ApiError. */
export async function answerOf<Body>(
  response: Response,
  read: ((value: unknown) => Body) | undefined,
): Promise<{ body: Body; headers: Headers }> {
  if (!response.ok) throw await failureOf(response)
  const json: unknown = await response.json().catch(() => {
    throw unreachable()
  })
  return { body: read ? read(json) : (json as Body), headers: response.headers }
}
