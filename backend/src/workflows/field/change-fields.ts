import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { FieldOwner } from "../../contract/shop/declared-field"
import { declaredFields, type KnownField } from "../../kit/registry/registry"
import { FIELDS_KEY, type FieldValues, readFieldValues } from "../../queries/field/field-values"
import { THINGS } from "../../kit/registry/things"

/** Values by field, each of a declared one and parsed; null takes one away. */
export type ChangeFieldsInput = { of: FieldOwner; id: string; values: FieldValues }

const changeFieldsStepId = "change-fields"

/** Writes values where their plugins keep them; undone to those before. */
const changeFieldsStep = createStep(
  changeFieldsStepId,
  async (input: ChangeFieldsInput, { container }) => {
    const before = await valuesNow(container, input)
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    await writeFields(container, { ...input, database })
    return new StepResponse(undefined, { ...input, values: before })
  },
  async (before, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    if (before) await writeFields(container, { ...before, database })
  },
)

async function valuesNow(
  container: MedusaContainer,
  { of, id, values }: ChangeFieldsInput,
): Promise<FieldValues> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { metadata: Record<string, unknown> | null }[] }>(
    `select metadata from ${THINGS[of].table} where id = ?`,
    [id],
  )
  const [known = {}] = await readFieldValues(container, of, [{ id, ...rows[0] }])
  return Object.fromEntries(Object.keys(values).map((field) => [field, known[field] ?? null]))
}

/** Writes values by a connection or within its transaction; plugins' own tables by themselves, last. */
export async function writeFields(
  container: MedusaContainer,
  { database, of, id, values }: ChangeFieldsInput & { database: Knex },
): Promise<void> {
  const changed = declaredFields(of).filter(({ told }) => told.field in values)
  await writeInRow(database, { of, id, values, changed })
  for (const { keep, told } of changed) {
    const value = values[told.field]
    if (value === null) await keep?.remove([id], { container })
    else await keep?.write({ id, value }, { container })
  }
}

type Write = ChangeFieldsInput & { changed: readonly KnownField[] }

/** By one statement: Medusa's update writes back what it read of the metadata before. */
async function writeInRow(database: Knex, { of, id, changed, values }: Write): Promise<void> {
  const names = changed.map(({ told }) => told.field)
  // One that a table of its plugin's keeps may have come into the row with a cart: it goes there.
  const kept = changed.flatMap(({ keep, told: { field } }) =>
    keep || values[field] === null ? [] : [[field, values[field]]],
  )
  const key = FIELDS_KEY
  const bindings = { id, key, names, kept: JSON.stringify(Object.fromEntries(kept)) }
  const { table, copy } = THINGS[of]
  const statements = [updateOf(table, "id"), ...(copy ? [updateOf(copy.table, copy.id)] : [])]
  for (const statement of statements) await database.raw(statement, bindings)
}

function updateOf(table: string, id: string): string {
  return `update ${table} set updated_at = now(), metadata = coalesce(metadata, '{}') ||
      jsonb_build_object(cast(:key as text),
        (coalesce(metadata -> :key, '{}') - cast(:names as text[])) || cast(:kept as jsonb))
      where ${id} = :id`
}

/** Changes what a thing has in fields that plugins declared. */
export const changeFieldsWorkflow = createWorkflow("change-fields", (input: ChangeFieldsInput) => {
  changeFieldsStep(input)
  return new WorkflowResponse(undefined)
})
