import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { withoutZero } from "../../contract/text"
import type { CatalogueFilter } from "../fitment/asked-vehicle"
import { isLargeCatalogue } from "./page/likely-common"

/** PostgreSQL compares each of an entry's attributes with each value, which more values do not pay for. */
const MOST_VALUES = 200

/** Whether a label has few values is known for so long. */
const KNOWN_MS = 60_000

/** Labels asked for since the process began; a shop has some hundred, whoever makes others up has them forgotten. */
const MOST_LABELS = 1000

const VALUES = `select cast(count(*) as integer) as values from (
  select from catalogue_tally where starts_with(shelf, :label) group by shelf
  limit ${MOST_VALUES + 1}) counted`

type Known = { isFew: boolean; until: number }

const LABELS = new WeakMap<object, Map<string, Known>>()

/**
 * A filter with those of its measures, and its order's, that have few values in all of a large
 * catalogue: what has one of these is found by an index, where a number is read of each entry else.
 * Both find the same, so what is known may be a minute old.
 */
export async function withFewValued<Filter extends Omit<CatalogueFilter, "q">>(
  container: MedusaContainer,
  filter: Filter,
  sortBy?: string,
): Promise<Filter> {
  const measured = (filter.measure ?? []).map(({ label }) => label)
  const labels = [...new Set([...measured, ...(sortBy === undefined ? [] : [sortBy])])]
  if (labels.length === 0 || !(await isLargeCatalogue(container))) return filter
  const few = await Promise.all(labels.map((label) => hasFewValues(container, label)))
  return { ...filter, fewValued: labels.filter((_, index) => few[index]) }
}

async function hasFewValues(container: MedusaContainer, label: string): Promise<boolean> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const labels = LABELS.get(database) ?? new Map<string, Known>()
  LABELS.set(database, labels)
  const known = labels.get(label)
  if (known && known.until > Date.now()) return known.isFew
  const { rows } = await database.raw<{ rows: { values: number }[] }>(VALUES, {
    label: `=${withoutZero(label)}:`,
  })
  const isFew = (rows[0]?.values ?? 0) <= MOST_VALUES
  labels.delete(label)
  labels.set(label, { isFew, until: Date.now() + KNOWN_MS })
  const [oldest] = labels.keys()
  if (labels.size > MOST_LABELS && oldest !== undefined) labels.delete(oldest)
  return isFew
}
