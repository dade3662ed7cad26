import type { MedusaContainer } from "@medusajs/framework/types"
import { codeOf, type NumberKind } from "../../contract/product/part-number"
import { withoutZero } from "../../contract/text"
import { queryPrepared } from "../database/prepared-query"

export type FoundNumber = {
  variant_id: string
  kind: NumberKind
  /** As the part has it. */
  shown: string
}

/** Two signs begin some number of nearly every part. */
const SHORTEST_BEGINNING = 3

/** Each found part once, by the number of it that is looked for first. */
const foundBy = (condition: string) => `select cast(wanted.position as int) - 1 as at,
    found.variant_id, found.kind, found.shown
  from unnest(cast(:codes as text[])) with ordinality as wanted(code, position)
  cross join lateral (
    select * from (
      select distinct on (n.variant_id) n.variant_id, n.rank, n.kind, n.shown
      from (
        select variant_id, rank, kind, shown from catalogue_number
        where ${condition}
        order by code, rank, variant_id
        limit 4 * :most) n
      order by n.variant_id, n.rank, n.shown) each
    order by rank, variant_id
    limit :most) found
  order by wanted.position, found.rank, found.variant_id`

const WHOLE = foundBy("code = lower(wanted.code)")

/** By the order of the index: signs behind the last of all letters end a beginning. */
const BEGUN = foundBy(`length(wanted.code) >= ${SHORTEST_BEGINNING}
          and code > lower(wanted.code) and code < lower(wanted.code) || chr(1114111)`)

type Row = FoundNumber & { at: number }

/**
 * The parts that have each of these numbers, in whatever punctuation: at most `most`, those first
 * whose kind of number is looked for first. What the buyer may not buy is among them.
 */
export function readNumbers(
  container: MedusaContainer,
  asked: { numbers: readonly string[]; most: number },
): Promise<FoundNumber[][]> {
  return read(container, { ...asked, statement: WHOLE })
}

/** The parts that have a longer number which begins so. */
export function readNumbersBegun(
  container: MedusaContainer,
  asked: { numbers: readonly string[]; most: number },
): Promise<FoundNumber[][]> {
  return read(container, { ...asked, statement: BEGUN })
}

async function read(
  container: MedusaContainer,
  { numbers, most, statement }: { numbers: readonly string[]; most: number; statement: string },
): Promise<FoundNumber[][]> {
  const found: FoundNumber[][] = numbers.map(() => [])
  if (numbers.length === 0) return found
  const codes = numbers.map((number) => withoutZero(codeOf(number)))
  const rows = await queryPrepared<Row>(container, statement, { codes, most })
  for (const { at, ...number } of rows) found[at]?.push(number)
  return found
}
