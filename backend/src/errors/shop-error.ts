import { MedusaError } from "@medusajs/framework/utils"
import type { FieldError } from "../contract/failure"
import { refusalSentence, type RefusalCode, type Worded } from "../contract/refusal-sentence"
import { REFUSALS } from "../contract/refusals"

/** What Medusa's own routes make a status of; they answer every other refusal with 400. */
const TYPES: Readonly<Record<number, string>> = {
  401: MedusaError.Types.UNAUTHORIZED,
  403: MedusaError.Types.FORBIDDEN,
  404: MedusaError.Types.NOT_FOUND,
  502: MedusaError.Types.UNEXPECTED_STATE,
  507: MedusaError.Types.UNEXPECTED_STATE,
}

/** Fields that are to blame, each with its hint, or one whose hint is the sentence itself. */
type Blamed = { errors?: FieldError[]; field?: string }

/** A refusal of the table in `contract/refusals`, with what fills its sentence. */
export class ShopError<Code extends RefusalCode = RefusalCode> extends MedusaError {
  declare readonly code: Code
  readonly errors: FieldError[]

  constructor(code: Code, ...[details]: Worded<Code, Blamed>) {
    const wording = [details] as unknown as Worded<Code>
    const type = TYPES[REFUSALS[code].status] ?? MedusaError.Types.NOT_ALLOWED
    super(type, refusalSentence(code, ...wording), code)
    const { errors = [], field } = details ?? {}
    this.errors = field === undefined ? errors : [{ field, message: this.message }]
  }
}

/** A field that is missing or wrong; the sentence for people is the field's own. */
export function wrongField(field: string, message: string): ShopError {
  return new ShopError("invalid_input", { facts: { complaint: message }, field })
}
