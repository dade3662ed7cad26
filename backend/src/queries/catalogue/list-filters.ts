import { ROW_NAME } from "./sellable-rows"

/** The public category of handle :category and all below it. */
export const IN_CATEGORY = `exists (
  select from product_category root
  join product_category c on c.id = root.id or starts_with(c.mpath, root.mpath || '.')
  join product_category_product link on link.product_category_id = c.id
  where root.handle = :category and root.deleted_at is null and root.is_active
    and not root.is_internal and c.deleted_at is null and c.is_active and not c.is_internal
    and link.product_id = p.id)`

/**
 * SKU and OEM numbers by letters and digits alone, 34.11-6 855 as 34116855; the JSON list's quotes
 * keep one number from running into the next.
 */
const CODES = `translate(lower(concat_ws('"', v.sku, cast(p.metadata -> 'oem_numbers' as text))),
  '"' || :marks, chr(10))`

/** Every one of :words is in the name, or its letters and digits in the SKU or an OEM number. */
export const HAS_WORDS = `(
  select bool_and(strpos(lower(${ROW_NAME}), word.plain) > 0
    or (word.code <> '' and strpos(${CODES}, word.code) > 0))
  from (
    select lower(w) as plain, translate(lower(w), '"' || :marks, '') as code
    from unnest(cast(:words as text[])) w
  ) word)`

/** What is no letter and no digit on a keyboard, but the quote. */
export const MARKS = " \t\n!#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"

/** The words of a search, at most as many as one person types. */
export function searchWords(q: string): string[] {
  // PostgreSQL's text has no zero character, and nothing would match one.
  return [...new Set(q.split(/[\s\0]+/).filter(Boolean))].slice(0, 20)
}
