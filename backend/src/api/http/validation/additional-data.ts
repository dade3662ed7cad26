import { z } from "@medusajs/framework/zod"
import type { FieldError } from "../../../contract/failure"
import { FIELD_OWNERS } from "../../../contract/shop/declared-field"
import { ShopError } from "../../../errors/shop-error"
import type { AdditionalData, UseCase } from "../../../kit/registry/points"
import { declaredFields, fieldsOf } from "../../../kit/registry/registry"
import { THINGS } from "../../../kit/registry/things"

const KEY = "additional_data"

type Sent = Record<string, unknown>

/**
 * What a call's body brings for plugins, as they declared it: `additional_data`, and the fields of
 * the thing itself, which bodies name as answers do. Throws 400 with each field that no plugin takes,
 * or that is not as its plugin wants it; one that must be there may be missing.
 */
export function readAdditionalData(useCase: UseCase, body: unknown): AdditionalData {
  const { [KEY]: enclosed } = (body ?? {}) as { [KEY]?: unknown }
  const fields = takenFields(useCase)
  if (enclosed === undefined && !fields) return {}
  if (enclosed !== undefined && !isObject(enclosed)) {
    throw refused([{ field: KEY, message: NO_OBJECT }])
  }
  const shape = fields ?? {}
  const own = ownFields(useCase)
  const named = pick(own, (body ?? {}) as Sent)
  const sent = withoutBlanks(own, { ...enclosed, ...named })
  const unknown = Object.keys(sent).filter((name) => !Object.hasOwn(shape, name))
  const { data = {}, error } = z.object(shape).safeParse(sent)
  // A field of the thing is complained of under the name that forms have it by.
  const placed = (path: PropertyKey[]) => {
    const [first = ""] = path
    const isEnclosed = hasKey(enclosed, first) && !hasKey(named, first)
    return [...(own.has(String(first)) && !isEnclosed ? [] : [KEY]), ...path].join(".")
  }
  const errors = [
    ...unknown.map((name) => ({ field: `${KEY}.${name}`, message: "no plugin takes this field" })),
    ...(error?.issues ?? []).map(({ path, message }) => ({ field: placed(path), message })),
  ]
  if (errors.length > 0) throw refused(errors)
  return data
}

/**
 * What of it is filled in so far, for a preview: fields that are missing or wrong are left out, for
 * the call that acts refuses them.
 */
export function readFilledIn(useCase: UseCase, body: unknown): AdditionalData {
  const { [KEY]: enclosed } = (body ?? {}) as { [KEY]?: unknown }
  const own = ownFields(useCase)
  const named = pick(own, (body ?? {}) as Sent)
  const given: Sent = withoutBlanks(own, { ...(isObject(enclosed) && enclosed), ...named })
  const filled = Object.entries(takenFields(useCase) ?? {}).map(([name, field]) => {
    const { data } = z.object({ [name]: field }).safeParse({ [name]: given[name] })
    return data ?? {}
  })
  return Object.assign({}, ...filled) as AdditionalData
}

const NO_OBJECT = "must be an object"

/** Of all plugins together; undefined where none takes any. */
export function takenFields(useCase: UseCase): z.ZodRawShape | undefined {
  const declared = fieldsOf(useCase)
  if (declared.length === 0) return undefined
  return Object.fromEntries(declared.flatMap(({ fields }) => Object.entries(fields)))
}

/** The names of those that are fields of the thing. */
export function ownFields(useCase: UseCase): ReadonlySet<string> {
  const made = FIELD_OWNERS.filter((of) => THINGS[of].useCase === useCase)
  const asked = made.flatMap((of) =>
    declaredFields(of).filter(({ write }) => write.includes(THINGS[of].maker)),
  )
  return new Set(asked.map(({ told }) => told.field))
}

function pick(names: ReadonlySet<string>, body: Sent): Sent {
  return Object.fromEntries(Object.entries(body).filter(([name]) => names.has(name)))
}

/** Forms send an empty text for nothing. */
function withoutBlanks(names: ReadonlySet<string>, sent: Sent): Sent {
  const isBlank = (value: unknown) =>
    value === null || (typeof value === "string" && value.trim() === "")
  return Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => !(names.has(name) && isBlank(value))),
  )
}

function hasKey(sent: object | undefined, name: PropertyKey): boolean {
  return sent !== undefined && Object.hasOwn(sent, name)
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** As a body that does not fit its schema is refused. */
function refused(errors: FieldError[]): ShopError {
  const complaint = errors[0] ? `${errors[0].field}: ${errors[0].message}` : KEY
  return new ShopError("invalid_input", { facts: { complaint }, errors })
}
