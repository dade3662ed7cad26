import { MedusaError } from "@medusajs/framework/utils"
import type { z } from "@medusajs/framework/zod"
import type { FieldOwner } from "../contract/shop/declared-field"
import { additionalDataOf } from "./additional-data"
import { shapeOf } from "./registry/field-kind"
import { writesItself } from "./registry/field-kept-elsewhere"
import type { AdditionalData } from "./registry/points"
import {
  declaredFields,
  keepField,
  type FieldReader,
  type FieldWriter,
  type Keep,
} from "./registry/registry"
import { THINGS } from "./registry/things"

/** An event of an order has 64 kB for all that it tells. */
const LONGEST = 1000

/** A field that a plugin gives one kind of the shop's things: its orders, their lines, products, customers or reviews. */
export type FieldDeclaration<Schema extends z.ZodType> = {
  /** The plugin's name, as in its package.json. */
  name: string
  of: FieldOwner
  /** In camelCase: what bodies and answers call it. */
  field: string
  /** What people read beside it. */
  label: string
  hint?: string
  /** A text, a number, yes or no, a choice (`z.enum`) or a date (`z.iso.date()`), with its own sentences. */
  schema: Schema
  /** Staff, the owner of the thing, or everybody who sees it. */
  read: readonly FieldReader[]
  write: readonly FieldWriter[]
  /** Where it is kept; in the metadata of Medusa's row where nothing is said. */
  keep?: Keep<z.output<Schema>>
}

/** What a handler reads of a field. */
export type DeclaredField<Value> = {
  /** The value among what was sent; undefined where none was. */
  valueIn: (data: AdditionalData) => Value | undefined
  /** Takes the declaration out again: for tests. */
  takeOut: () => void
}

/**
 * Gives a kind of the shop's things a field: it is then in requests, answers, forms, pages, mails, exports and
 * webhooks, for those who may read it. Throws where it is no field that all of these can have.
 */
export function declareField<Schema extends z.ZodType>(
  given: FieldDeclaration<Schema>,
): DeclaredField<z.output<Schema>> {
  const { name, of, field, label, hint, schema, read, write, keep } = given
  const shape = shapeOf(schema)
  const wrong = wrongOf({ name, of, field, label, read, write })
  if (wrong) throw refusal(given, wrong)
  if (!shape) throw refusal(given, "has a schema that no form can ask for")
  if (shape.kind === "text" && !(Number(shape.maxLength) <= LONGEST)) {
    throw refusal(given, `needs a longest length, of ${LONGEST} signs at most`)
  }
  const isAsked = write.includes("owner")
  const { useCase, maker } = THINGS[of]
  // Every door of such a thing takes it there, and hands it to the handlers.
  const taken =
    useCase && write.includes(maker)
      ? additionalDataOf(useCase)({ name, fields: { [field]: schema } }).takeOut
      : () => undefined
  const told = { of, field, label, ...(hint && { hint }), ...shape, isAsked }
  const takeOut = keepField({ name, told, schema, read, write, ...(keep && { keep }) })
  const outs = [taken, takeOut, ...(keep ? writesItself({ name, of, field, keep }) : [])]
  return {
    // It was parsed when it came.
    valueIn: (data) => data[field] as z.output<Schema> | undefined,
    takeOut: () => outs.forEach((out) => out()),
  }
}

type Said = Pick<FieldDeclaration<z.ZodType>, "name" | "of" | "field" | "label" | "read" | "write">

/** Compiled plugins may have been written without types. */
function wrongOf({ name, of, field, label, read, write }: Said): string | undefined {
  if (!name || !label) return "needs its plugin's name and a label"
  if (!Object.hasOwn(THINGS, of)) return "is of nothing that has fields"
  if (!/^[a-z][a-zA-Z0-9]{0,39}$/.test(field)) return "needs a name in camelCase"
  if (THINGS[of].reserved.has(field)) return "has a name of the shop's own"
  if (!read.length || !write.length) return "needs those who read it, and those who write it"
  const { beside, isNobodys } = THINGS[of]
  if (isNobodys && [...read, ...write].some((one) => one === "owner")) {
    return "is nobody's: staff write it, and staff or everyone read it"
  }
  const known = [of, ...(beside ? [beside] : [])].flatMap(declaredFields)
  const twin = known.find(({ told }) => told.field === field)
  return twin && `is ${twin.name}'s already`
}

function refusal({ name, of, field }: Pick<Said, "name" | "of" | "field">, why: string) {
  const message = `The field ${field} of ${of}, as ${name} declares it, ${why}`
  return new MedusaError(MedusaError.Types.INVALID_ARGUMENT, message)
}
