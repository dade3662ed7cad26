import { asValue } from "@medusajs/framework/awilix"
import type { ExecArgs } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import fs from "node:fs"
import { readPersonData } from "../queries/person/person-data"
import { CALLER, type Caller } from "../workflows/audit/caller"
import { erasePersonWorkflow } from "../workflows/person/workflows/erase-person"
import { askIdentityProvider } from "../workflows/user/ask-identity-provider"

const argsSchema = z.tuple([z.enum(["export", "erase"]), z.string(), z.string()])
const refusalSchema = z.object({ code: z.string().regex(/^[a-z_]+$/), message: z.string() })

/** What the audit trail calls whoever may use the machine's command line. */
const OPERATOR = { kind: "system", id: null, name: "operator", request_id: null } as const

/**
 * `npm run person:export` and `person:erase`: an action, a mail and the file for what came of it,
 * `{ data }`, `{ erasure }` or `{ refused }`.
 */
export default async function person({ container, args }: ExecArgs): Promise<void> {
  const [action, email, file] = argsSchema.parse(args)
  // The process does nothing else.
  container.register({ [CALLER]: asValue<Caller>(OPERATOR) })
  const outcome = async () => {
    if (action === "export") {
      return { data: (await askIdentityProvider(() => readPersonData(container, email))) ?? null }
    }
    const input = { email, caller: { user_id: OPERATOR.name } }
    const { result } = await erasePersonWorkflow(container).run({ input })
    return { erasure: result }
  }
  const told = await outcome().catch(refusal)
  fs.writeFileSync(file, JSON.stringify(told), { mode: 0o600 })
}

/** A refusal for people; anything else is this command's own failure. */
function refusal(error: unknown): { refused: string } {
  const known = refusalSchema.safeParse(error)
  if (!known.success) throw error
  return { refused: known.data.message }
}
