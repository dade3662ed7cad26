import { MedusaError } from "@medusajs/framework/utils"
import type { FieldError } from "../contract/failure"
import { refusalSentence, type RefusalCode, type Worded } from "../contract/refusal-sentence"
import { REFUSALS } from "../contract/refusals"
import { medusaType } from "./medusa-type"

/** Fields that are to blame, each with its hint, or one whose hint is the sentence itself. */
type Blamed = { errors?: FieldError[]; field?: string }

/** A refusal of the table in `contract/refusals`, with what fills its sentence. */
export class ShopError<Code extends RefusalCode = RefusalCode> extends MedusaError {
  declare readonly code: Code
  readonly errors: FieldError[]

  constructor(code: Code, ...[details]: Worded<Code, Blamed>) {
    const wording = [details] as unknown as Worded<Code>
    super(medusaType(REFUSALS[code].status), refusalSentence(code, ...wording), code)
    const { errors = [], field } = details ?? {}
    this.errors = field === undefined ? errors : [{ field, message: this.message }]
  }
}

/** A field that is missing or wrong; the sentence for people is the field's own. */
export function wrongField(field: string, message: string): ShopError {
  return new ShopError("invalid_input", { facts: { complaint: message }, field })
}

/** The first of several refusals, with the fields of all to blame; undefined where there is none. */
export function refusalOfAll(refusals: readonly ShopError[]): ShopError | undefined {
  const [first] = refusals
  return first && Object.assign(first, { errors: refusals.flatMap(({ errors }) => errors) })
}
