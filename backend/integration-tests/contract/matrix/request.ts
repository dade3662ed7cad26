import type { Call } from "../../../src/contract/calls/call"
import { EXAMPLES } from "../../../src/contract/openapi/examples/examples"
import { namesMail } from "../../../src/contract/openapi/call-refusals"
import type { Sent } from "../support/send"
import { picture, upload } from "../support/upload"
import type { World } from "../support/world"
import { ID_FORMS, MAIL_FORMS, mailIn, personOf, type Form } from "./forms"
import { makerFor, makeToDelete } from "./resources"
import { verdictOf, type Caller } from "./verdict"

/** A mail in a body is written as it is: only these forms differ there. */
const BODY_FORMS = MAIL_FORMS.filter(({ name }) => !["%40", "percent", "a bare @"].includes(name))

/** The forms that a row is tried with; none where it names nobody. */
export function formsOf({ path, body }: Call): readonly (Form | undefined)[] {
  if (path.includes("{email}")) return MAIL_FORMS
  if (path.includes("{id}")) return ID_FORMS
  return namesMail(body) ? BODY_FORMS : [undefined]
}

type Cell = { caller: Caller; form: Form | undefined }

/** The requests of a row: its first example, in the name and for the thing that a cell names. */
export function requests(call: Call, world: World) {
  const idFor = idsOf(call, world)
  const segmentOf = async ({ caller, form }: Cell): Promise<string> => {
    if (call.path.includes("{token}")) return makerFor(call.path)(world, world.owner)
    if (!form || !call.path.includes("{")) return ""
    if (call.path.includes("{email}")) return form.write(world[personOf(form.base)].email)
    return form.write(await idFor(caller, form))
  }
  return async (cell: Cell): Promise<Omit<Sent, "token">> => {
    const segment = await segmentOf(cell)
    const path = call.path.replace(/\{\w+\}/, () => segment) + neededQuery(call)
    return { method: call.method, path, ...(await bodyOf(call, cell.form, world)) }
  }
}

/** The examples of what the call's query cannot do without; mostly nothing. */
function neededQuery({ query }: Call): string {
  const needed = Object.entries(query?.shape ?? {}).flatMap(([name, schema]) => {
    if (schema.safeParse(undefined).success) return []
    const [example] = schema.meta()?.examples ?? []
    return [[name, String(example)] as [string, string]]
  })
  return needed.length > 0 ? `?${new URLSearchParams(needed)}` : ""
}

/** One thing a person for all cells, and a fresh one where a caller may change or delete it. */
function idsOf(call: Call, world: World) {
  const shared = new Map<Form["base"], Promise<string>>()
  const deletesUsers = call.method === "DELETE" && call.path.startsWith("/user/")
  return (caller: Caller, { base, means: [target] }: Form): Promise<string> => {
    const make = () => makerFor(call.path)(world, world[personOf(base)])
    const changes = call.method !== "GET" && target !== "nobody"
    if (changes && verdictOf({ access: call.access, caller, target }) === "allowed") {
      return deletesUsers ? makeToDelete(world) : make()
    }
    const one = shared.get(base) ?? make()
    shared.set(base, one)
    return one
  }
}

async function bodyOf(
  call: Call,
  form: Form | undefined,
  world: World,
): Promise<Pick<Sent, "body" | "headers">> {
  if (!call.body) return {}
  if (call.bodyType === "multipart") return upload(await picture())
  const [example] = Object.values(EXAMPLES[call.id]?.bodies ?? {})
  const body = withPart(example as Record<string, unknown>, world)
  if (!("email" in body) || !form) return { body }
  const inAddress = call.path.includes("{")
  const email = inAddress ? world[personOf(form.base)].email : mailIn(form, world)
  return { body: { ...body, email } }
}

/** The part of the world in place of the document's, where lines name it by its id. */
function withPart(body: Record<string, unknown>, { part }: World): Record<string, unknown> {
  if (!Array.isArray(body.lines)) return body
  const lines = (body.lines as object[]).map((line) =>
    "productId" in line ? { ...line, productId: part.id } : line,
  )
  return { ...body, lines }
}
