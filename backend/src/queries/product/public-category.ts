/**
 * SQL: whether a row of `product_category` is one that customers see. `alias` is the row's name in
 * the statement, with its dot, or nothing.
 */
export function isPublicCategory(alias: `${string}.` | "" = ""): string {
  return `${alias}deleted_at is null and ${alias}is_active and not ${alias}is_internal`
}
