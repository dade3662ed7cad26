import { SelectField } from "@/components/ui/form/select-field"
import { sortOf, sortsFor, type ProductSearch, type ProductSort } from "../../search/product-search"
import type { ChangeSearch } from "../../search/use-product-search"
import { FilterButton } from "./filter-button"
import { SearchBox } from "../../search/search-box"

type ListToolsProps = { search: ProductSearch; onChange: ChangeSearch }

/** Search and order of the list, and its filters where there is no room beside it. */
export function ListTools({ search, onChange }: ListToolsProps) {
  return (
    <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-[minmax(0,1fr)_9rem_13rem] lg:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="col-span-2 sm:col-span-1">
        <SearchBox q={search.q} onChange={onChange} />
      </div>
      <div className="lg:hidden">
        <FilterButton search={search} onChange={onChange} />
      </div>
      <SelectField
        label="Sort by"
        value={sortOf(search)}
        onChange={(event) => onChange({ sort: event.target.value as ProductSort })}
      >
        {sortsFor(search).map(({ sort, text }) => (
          <option key={sort} value={sort}>
            {text}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
