import type { Category } from "../categories"
import { SORTS, type ProductSearch } from "../product-search"
import { SearchBox } from "./search-box"
import { SelectField } from "@/components/ui/select-field"

type ProductFiltersProps = {
  search: ProductSearch
  categories: Category[]
  onChange: (change: Partial<ProductSearch>, how?: { typing: boolean }) => void
}

/** Search, category and order of the list. */
export function ProductFilters({ search, categories, onChange }: ProductFiltersProps) {
  const { q, category, sort } = search
  const known = category === "" || categories.some(({ handle }) => handle === category)
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <SearchBox q={q} onSearch={(words, how) => onChange({ q: words }, how)} />
      <SelectField
        label="Category"
        value={category}
        onChange={(event) => onChange({ category: event.target.value })}
      >
        <option value="">All categories</option>
        {known ? null : <option value={category}>{category}</option>}
        {categories.map(({ handle, name }) => (
          <option key={handle} value={handle}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Sort by"
        value={sort}
        onChange={(event) => onChange({ sort: event.target.value as ProductSearch["sort"] })}
      >
        {SORTS.map(({ sort: value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
