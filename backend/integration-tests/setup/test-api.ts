import { z } from "@medusajs/framework/zod"
import { answerOf } from "../../src/contract/answer"
import { failureSchema, type Failure } from "../../src/contract/failure"

export type Answer = { status: number; headers: Record<string, string>; body: unknown }
type Call = {
  method: string
  path: string
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

type HttpOptions = Record<string, unknown>
type HttpAnswer = { status: number; headers: Record<string, string>; data: unknown }

/** As much of axios as tests use. */
export type HttpClient = { request(options: HttpOptions): Promise<HttpAnswer> }

/** axios, bound to the shop under test. */
export type ShopClient = HttpClient & {
  defaults: { baseURL: string }
  get(path: string, options?: HttpOptions): Promise<HttpAnswer>
}

export type TestApi = {
  get(path: string, token?: string): Promise<Answer>
  post(path: string, body: unknown, token?: string): Promise<Answer>
  put(path: string, body: unknown, token?: string): Promise<Answer>
  delete(path: string, token?: string): Promise<Answer>
  /** A call outside of /api/v1, for instance to Medusa's own admin. */
  call(call: Call): Promise<Answer>
}

/** The shop's HTTP API; every answer comes back, whatever its status. */
export function testApi(client: HttpClient): TestApi {
  const call = async ({ method, path, token, body, headers: own }: Call): Promise<Answer> => {
    const { status, headers, data } = await client.request({
      method,
      url: path,
      data: body,
      headers: { ...own, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      validateStatus: () => true,
    })
    return { status, headers, body: data }
  }
  const v1 = (path: string) => `/api/v1${path}`
  return {
    call,
    get: (path, token) => call({ method: "GET", path: v1(path), token }),
    post: (path, body, token) => call({ method: "POST", path: v1(path), body, token }),
    put: (path, body, token) => call({ method: "PUT", path: v1(path), body, token }),
    delete: (path, token) => call({ method: "DELETE", path: v1(path), token }),
  }
}

/** `data` of a successful answer, checked against the contract. */
export function dataOf<Schema extends z.ZodType>(answer: Answer, schema: Schema): z.infer<Schema> {
  if (answer.status >= 300) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
  return schema.parse(answerOf(z.unknown()).parse(answer.body).data)
}

/** The body of a failed answer, checked against the contract, with its status. */
export function failureOf({ status, body }: Answer): Failure & { status: number } {
  return { status, ...failureSchema.parse(body) }
}
