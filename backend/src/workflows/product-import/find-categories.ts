import type { SheetCategory } from "../../queries/product/product-csv-facts"

type Found = { found: SheetCategory[] } | { message: string }

/** The categories that these handles or names mean, by handle; else why one of them means none. */
export function findCategories(
  wanted: readonly string[],
  categories: readonly SheetCategory[],
): Found {
  const found = new Map<string, SheetCategory>()
  for (const text of wanted) {
    const [category, another] = meant(text.toLowerCase(), categories)
    if (!category) return { message: `There is no category "${text}"` }
    if (another) return { message: `Several categories are called "${text}": write the handle` }
    found.set(category.handle, category)
  }
  return { found: [...found.keys()].sort().flatMap((handle) => found.get(handle) ?? []) }
}

function meant(text: string, categories: readonly SheetCategory[]): SheetCategory[] {
  const byHandle = categories.filter(({ handle }) => handle.toLowerCase() === text)
  return byHandle.length > 0
    ? byHandle
    : categories.filter(({ name }) => name.trim().toLowerCase() === text)
}
