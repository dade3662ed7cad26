import { answerOf, sendSignedIn, type SendOptions } from "./send-signed-in"

export type CallOptions<Data> = SendOptions & {
  /** Checks the answer where zod is loaded anyway, as in `orderSchema.parse`. */
  read?: (value: unknown) => Data
}

/** One call under /api/v1 as whoever is signed in. Throws ApiError. */
export async function callApi<Body>(
  path: string,
  { read, ...options }: CallOptions<Body> = {},
): Promise<{ body: Body; headers: Headers }> {
  return answerOf(await sendSignedIn(`/api/v1${path}`, options), read)
}

/** The `data` of an answer `{ success, data }`; `read` checks the data alone. Throws ApiError. */
export async function callForData<Data>(
  path: string,
  { read, ...options }: CallOptions<Data> = {},
): Promise<Data> {
  const { body } = await callApi<{ data: Data }>(path, options)
  return read ? read(body.data) : body.data
}
