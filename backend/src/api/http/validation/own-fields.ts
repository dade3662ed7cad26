import type { FieldError } from "../../../contract/failure"
import type { FieldOwner } from "../../../contract/shop/declared-field"
import { ShopError } from "../../../errors/shop-error"
import { declaredFields, type FieldWriter } from "../../../kit/registry/registry"
import { THINGS } from "../../../kit/registry/things"
import type { FieldValues } from "../../../queries/field/field-values"
import { parsedField } from "../../../queries/field/parsed-field"

type Writing = {
  writers: readonly FieldWriter[]
  /** What is there already; without it, the call makes the thing. */
  before?: FieldValues | undefined
  /** A change of a few things, in which nothing is missed. */
  isPart?: true
}

/**
 * What a call's body changes of a thing's fields, parsed; null takes a value away. What its caller may
 * not write is left alone, as each privileged key of a body is, and so is what the body leaves out;
 * but one that must be there is complained of where it never was. Throws 400 with each that is wrong.
 */
export function readOwnFields(of: FieldOwner, body: unknown, writing: Writing): FieldValues {
  const { values, errors } = judgedFields(of, body, writing)
  if (errors.length === 0) return values
  throw refusedFields(errors)
}

/** The same, with all complaints in the place of the first. */
export function judgedFields(
  of: FieldOwner,
  body: unknown,
  { writers, before = {}, isPart }: Writing,
): { values: FieldValues; errors: FieldError[] } {
  const sent = (body ?? {}) as FieldValues
  const isMaker = !isPart && writers.includes(THINGS[of].maker)
  const open = declaredFields(of).filter(({ write }) => write.some((one) => writers.includes(one)))
  const errors: FieldError[] = []
  const changes = open.flatMap((known) => {
    const { field, isRequired } = known.told
    const isMissing = isRequired && isMaker && before[field] === undefined
    if (!Object.hasOwn(sent, field) && !isMissing) return []
    const { value, wrong } = parsedField(known, sent[field])
    errors.push(...wrong)
    return [[field, value] as const]
  })
  return { values: Object.fromEntries(changes), errors }
}

/** As a body that does not fit its schema is refused; the sentence for people is the field's own. */
export function refusedFields(errors: FieldError[]): ShopError {
  const complaint = errors[0]?.message ?? ""
  return new ShopError("invalid_input", { facts: { complaint }, errors })
}
