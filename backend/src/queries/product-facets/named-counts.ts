/** How many entries have each name: the id of a category, an attribute as Label:Value, or one of NAMES. */
export type NamedCounts = [string, number][]

/** What the tally calls all entries, and those in stock; no category and no attribute is called so. */
export const NAMES = { all: "", inStock: "+" } as const

/** SQL of the names that entry `e` has, as an array. */
const ENTRY_NAMES = {
  all: `cast(case when e.in_stock then '{"",+}' else '{""}' end as text[]) || e.category_ids || e.attributes`,
  categories: "e.category_ids",
  attributes: "e.attributes",
} as const

/** Which names are counted. */
export type CountedNames = keyof typeof ENTRY_NAMES

export type Counted = {
  names: CountedNames
  /** What entries `e` come from. */
  from: string
  /** All of them are met; at least one. */
  conditions: readonly string[]
  /** SQL of how often an entry counts, where that is not once. */
  weight?: string
}

/**
 * SQL of names and how many entries have each. One pass: each list unnested by itself, or as a row
 * source, takes PostgreSQL half as long again.
 */
export function countsOf({ names, from, conditions, weight }: Counted): string {
  return `select name, ${weight ? "sum(weight)" : "count(*)"} as entries from (
    select unnest(${ENTRY_NAMES[names]}) as name${weight ? `, ${weight} as weight` : ""}
    from ${from}
    where ${conditions.join("\n      and ")}) counted
  group by name`
}
