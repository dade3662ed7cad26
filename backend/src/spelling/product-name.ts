/** SQL of a product's name as it is compared, by SQL of its title. */
export function productNameSql(title = "title"): string {
  return `lower(btrim(${title}))`
}
