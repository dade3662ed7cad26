import type { z } from "@medusajs/framework/zod"
import { answerOf, doneSchema } from "../contract/answer"
import type { Call, PluginLimit } from "../contract/calls/call"
import { kebabOf } from "./registry/plugin-name"
import {
  type HandlerContext,
  keepRoute,
  type KnownRoute,
  type RoutePerson,
} from "./registry/registry"
import { refuseTwins, refuseUntold, refuseWrongPath } from "./registry/route-rules"

/** Who may enter. What is somebody's own, the handler decides by the person. */
export type RouteAccess = "guest" | "signed in" | "administrator"

type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never

type Nothing = z.ZodObject<Record<never, never>>

/** What a handler gets: all of it is checked. */
export type RouteCall<Path extends string, Access extends RouteAccess, Query, Body> = {
  /** The `{names}` of the path, decoded. */
  params: Readonly<Record<ParameterOf<Path>, string>>
  query: Query
  body: Body
  person: Access extends "guest" ? RoutePerson | null : RoutePerson
}

export type Route<
  Path extends string,
  Access extends RouteAccess,
  Query extends z.ZodObject,
  Body extends z.ZodObject,
  Answer extends z.ZodType,
> = {
  /** The plugin's name, as in its package.json. */
  name: string
  method: Call["method"]
  /** Below `/api/v1/x/<plugin>`, parameters in braces: `/claims/{id}`. */
  path: Path
  access: Access
  /** One line for people, without a full stop: the document of calls tells it. */
  summary: string
  /** Else "read" for GET, "change" for all others; "mail" for what writes to somebody. */
  limit?: PluginLimit
  /** Values come as text: `z.coerce.number()`. */
  query?: Query
  /** Of POST and PUT. */
  body?: Body
  /** What stands under `data` of the answer; without it the answer is `{ success: true }`. */
  answer?: Answer
  /** Else 201 for POST, 200 for all others. */
  status?: 200 | 201
  /** Refuses by throwing a Refusal; answers what `answer` says, and no more of it goes out. */
  handler: (
    call: RouteCall<Path, Access, z.infer<Query>, z.infer<Body>>,
    context: HandlerContext,
  ) => Promise<z.input<Answer>> | z.input<Answer>
}

/**
 * Declares a route of a plugin below `/api/v1/x/<plugin>`, with the shop's session, limits and
 * failures, and a place in its document of calls. Answers the call that takes it out again: for tests.
 */
export function route<
  const Path extends string,
  Access extends RouteAccess,
  Query extends z.ZodObject = Nothing,
  Body extends z.ZodObject = Nothing,
  Answer extends z.ZodType = z.ZodVoid,
>(given: Route<Path, Access, Query, Body, Answer>): () => void {
  refuseWrongPath(given)
  const call = rowOf(given)
  refuseUntold(call)
  refuseTwins(call)
  // It is called with what the row's own schemas make of a request.
  return keepRoute({ call, handler: given.handler as unknown as KnownRoute["handler"] })
}

type Declared = {
  name: string
  method: Call["method"]
  path: string
  access: RouteAccess
  summary: string
  limit?: PluginLimit
  query?: z.ZodObject
  body?: z.ZodObject
  answer?: z.ZodType
  status?: 200 | 201
}

function rowOf({ name, method, access, summary, limit, answer, ...rest }: Declared) {
  const { query, body, path, status = method === "POST" ? 201 : 200 } = rest
  return {
    id: idOf({ name, method, path }),
    method,
    path: `/x/${kebabOf(name)}${path}`,
    summary,
    access,
    tag: name,
    plugin: { name, limit: limit ?? (method === "GET" ? "read" : "change") },
    ...(query && { query }),
    ...(body && { body }),
    answer: { status, schema: answer ? answerOf(answer) : doneSchema },
  } satisfies Call
}

/** `acme_core_deposit_get_claims_by_id`: a name for whoever makes a client of the document. */
function idOf({ name, method, path }: Pick<Declared, "name" | "method" | "path">): string {
  const words = path.replaceAll("{", "by-").replaceAll("}", "")
  return kebabOf(`${name}-${method}-${words}`).replaceAll("-", "_")
}
