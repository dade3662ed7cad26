import { MedusaError } from "@medusajs/framework/utils"

/** A plugin refuses what its caller can mend or may not do: no failure of the server, no sign-in. */
const STATUSES = [400, 403, 404, 409, 422] as const

export type RefusalStatus = (typeof STATUSES)[number]

export type RefusalFacts = {
  /** In snake_case; callers read it behind the plugin's name: `acme_warranty.core_missing`. */
  code: string
  /** For people. */
  message: string
  /** The field of the call's body that is to blame: `lines.3.qty`. */
  field?: string
  /** 422 where nothing is said. */
  status?: RefusalStatus
}

const KIND = "plugin-refusal"

/** What a handler throws to refuse: nothing is written, and the caller reads code and sentence. */
export class Refusal extends MedusaError {
  readonly facts: Required<Omit<RefusalFacts, "field">> & Pick<RefusalFacts, "field">
  readonly kind = KIND

  constructor(facts: RefusalFacts) {
    super(MedusaError.Types.NOT_ALLOWED, facts.message, facts.code)
    const { status = 422, ...said } = facts
    this.facts = { ...said, status }
    if (!/^[a-z][a-z0-9_]*$/.test(said.code)) refuseRefusal(`the code ${said.code}`)
    if (!said.message) refuseRefusal("no message")
    if (!STATUSES.includes(status)) refuseRefusal(`the status ${String(status)}`)
  }
}

function refuseRefusal(what: string): never {
  const message = `A refusal of a plugin has ${what}: see docs/extending.md`
  throw new MedusaError(MedusaError.Types.INVALID_ARGUMENT, message)
}

/** By its fields: another copy of this file may have made it, or a workflow's step thrown it. */
export function isRefusal(thrown: unknown): thrown is Pick<Refusal, "facts"> {
  const { kind, facts } = (thrown ?? {}) as { kind?: unknown; facts?: unknown }
  return kind === KIND && typeof facts === "object"
}
