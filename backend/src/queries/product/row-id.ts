const hasOther = (which: string) => `exists (
  select from product_variant o
  where o.product_id = v.product_id and o.id <> v.id and ${which})`

/** Whether the product of variant `v` has no other variant: both are one row of /api/v1 then. */
export const ALONE = `not ${hasOther("o.deleted_at is null")}`

/** Whether `v` went together with its product `p`, as its only variant. */
const WENT_ALONE = `v.deleted_at = p.deleted_at and not ${hasOther("o.deleted_at = v.deleted_at")}`

/**
 * The `_id` in /api/v1 of variant `v` of product `p`: the product's where that has one variant, else
 * its own. What is deleted keeps the one that it had, or has its own: in a product that goes on, the
 * product's id would name another variant.
 */
export const ROW_ID = rowId(`v.deleted_at is null and ${ALONE} or ${WENT_ALONE}`)

/** ROW_ID of what is sold, where `alone` tells already whether ALONE holds. */
export function rowId(alone: string): string {
  return `(case when ${alone} then v.product_id else v.id end)`
}
