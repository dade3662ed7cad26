import { type ComponentPropsWithRef, useId } from "react"
import { type ProductSearch, type ProductSort, sortOf } from "../../search/product-search"
import { sortsFor } from "../../search/sorts"
import type { ChangeSearch } from "../../search/use-product-search"
import { ViewSwitch } from "../table/view-switch"
import { FilterButton } from "./filter-button"
import { listText } from "../texts"

type ListToolbarProps = { search: ProductSearch; onChange: ChangeSearch }

/** The order of the list, and its filters where there is no room beside it; the search is the header's. */
export function ListToolbar({ search, onChange }: ListToolbarProps) {
  return (
    <div className="flex flex-wrap items-end gap-2 sm:gap-4">
      <div className="grow lg:hidden sm:min-w-32 sm:grow-0">
        <FilterButton search={search} onChange={onChange} />
      </div>
      <SelectField
        className="min-w-28 grow sm:max-w-64"
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
      <ViewSwitch />
    </div>
  )
}

type SelectFieldProps = ComponentPropsWithRef<"select"> & { label: string }

/** A labelled choice among options. */
function SelectField({ label, className = "", ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium max-sm:sr-only">
        {label}
      </label>
      <select {...select} id={id} className="select w-full" />
    </div>
  )
}
