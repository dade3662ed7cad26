import { type ComponentPropsWithRef, useId } from "react"
import { type ProductSearch, type ProductSort, sortOf, sortsFor } from "../../search/product-search"
import { SearchBox } from "../../search/search-box"
import type { ChangeSearch } from "../../search/use-product-search"
import { FilterButton } from "./filter-button"
import { listText } from "../texts"

type ListToolbarProps = { search: ProductSearch; onChange: ChangeSearch }

/** Search and order of the list, and its filters where there is no room beside it. */
export function ListToolbar({ search, onChange }: ListToolbarProps) {
  return (
    <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-[minmax(0,1fr)_9rem_13rem] lg:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="col-span-2 sm:col-span-1">
        <SearchBox q={search.q} onChange={onChange} />
      </div>
      <div className="lg:hidden">
        <FilterButton search={search} onChange={onChange} />
      </div>
      <SelectField
        label={listText("sort")}
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

type SelectFieldProps = ComponentPropsWithRef<"select"> & { label: string }

/** A labelled choice among options. */
function SelectField({ label, className = "", ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <select {...select} id={id} className="select w-full" />
    </div>
  )
}
