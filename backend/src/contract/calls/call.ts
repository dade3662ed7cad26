import type { z } from "@medusajs/framework/zod"
import type { RefusalCode } from "../refusal-sentence"

/**
 * Who may make a call. `self` is the person the address names, `owner` whose order, review or list it
 * is; alone, it is what even administrators are told nothing of.
 */
export type Access =
  | "guest"
  | "identity token"
  | "signed in"
  | "self or administrator"
  | "owner"
  | "owner or administrator"
  | "administrator"

/** How often one person may make a plugin's call: as lists are read, as orders are placed, as mails go out. */
export type PluginLimit = "read" | "change" | "mail"

/** One row of the contract's table: what a call takes and answers. */
export type Call = {
  /** Unique; the OpenAPI document's operationId. */
  id: string
  method: "GET" | "POST" | "PUT" | "DELETE"
  /** Below /api/v1, parameters in braces: `/user/{id}`. */
  path: string
  summary: string
  access: Access
  /** Groups calls on the documentation page. */
  tag: string
  /** What a shop may leave out by a setting, and this call with it. */
  part?: "vehicles"
  /** The plugin that answers it, by its package's name; the shop's own calls have none. */
  plugin?: { name: string; limit: PluginLimit }
  query?: z.ZodObject
  /** Request headers of its own, by name in small letters. */
  headers?: z.ZodObject
  body?: z.ZodType
  /** `multipart` for a file; JSON where a body is named and nothing else is said. */
  bodyType?: "json" | "multipart"
  /** How large a JSON body may be, where 100 kB are too few. */
  bodyLimit?: "500kb" | "2mb"
  answer: {
    status: 200 | 201
    schema: z.ZodType
    /** A file in place of JSON: the schema is that of its text. */
    type?: "csv" | "webp"
    /** Carries a strong ETag, and If-None-Match is answered 304. */
    etag?: true
  }
  /** The refusals that are this call's own, beside 400, 401, 403 and 429. */
  refusals?: readonly RefusalCode[]
}
