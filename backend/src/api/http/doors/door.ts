export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"

/** A route outside of /api/v1 that the shop answers. */
export type Door = {
  method: Method
  /** As routes are written: `/store/carts/:id`. */
  path: string
  /** Who may, before the rule has its say. */
  who: string
  /** What holds there beside that. */
  rule: string
  /** The test that tries it, below `backend/integration-tests`; a plugin names its own. */
  test: string
}

/** A route that Medusa has and the shop does not answer, and why. */
export type ShutDoor = { method: Method; path: string; why: string }

/** Express' own way of matching: case counts only in parameters, one slash at the end may be there. */
export function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}/?$`, "i")
}

/** `GET /store/products` as its two parts. */
export function parseAddress(address: string): { method: Method; path: string } {
  const [method = "", path = ""] = address.split(" ")
  return { method: method as Method, path }
}
