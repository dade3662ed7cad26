import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import type { AdditionalData, UseCase } from "./registry/points"
import { fieldsOf, keepFields } from "./registry/registry"

/** The fields that a plugin takes in the `additional_data` of a use case's call. */
export type Declaration<Fields extends z.ZodRawShape> = {
  /** The plugin's name, as in its package.json. */
  name: string
  /** A schema for each; one that is not optional must be sent with every such call. */
  fields: Fields
}

/** What a handler reads of `additional_data`: the declared fields, typed. */
export type ReadFields<Fields extends z.ZodRawShape> = {
  (data: AdditionalData): z.infer<z.ZodObject<Fields>>
  /** Takes the declaration out again: for tests. */
  takeOut: () => void
}

/** Declares fields of a use case's `additional_data`; answers what reads them, typed. */
export function additionalDataOf(useCase: UseCase) {
  return <Fields extends z.ZodRawShape>({
    name,
    fields,
  }: Declaration<Fields>): ReadFields<Fields> => {
    refuseTwins(useCase, { name, fields })
    const schema = z.object(fields)
    refuseUntold(useCase, { name, schema })
    const takeOut = keepFields(useCase, { name, fields })
    // They were parsed when they came: a transform is not to run twice.
    const own = (data: AdditionalData) =>
      Object.fromEntries(Object.keys(schema.shape).map((field) => [field, data[field]])) as z.infer<
        typeof schema
      >
    return Object.assign(own, { takeOut })
  }
}

/** The shop's OpenAPI document tells each field. */
function refuseUntold(useCase: UseCase, { name, schema }: { name: string; schema: z.ZodObject }) {
  try {
    z.toJSONSchema(schema, { io: "input" })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const message = `additional_data of ${useCase}, as ${name} declares it, is no JSON: ${why}`
    throw new MedusaError(MedusaError.Types.INVALID_ARGUMENT, message)
  }
}

/** One field cannot mean two plugins' things. */
function refuseTwins(useCase: UseCase, { name, fields }: Declaration<z.ZodRawShape>): void {
  for (const other of fieldsOf(useCase)) {
    const twin = Object.keys(fields).find((field) => Object.hasOwn(other.fields, field))
    if (!twin) continue
    const message = `${other.name} and ${name} both take additional_data.${twin} of ${useCase}`
    throw new MedusaError(MedusaError.Types.INVALID_ARGUMENT, message)
  }
}
