import { DataTable, Heading, Text } from "@medusajs/ui"
import type { ComponentProps, ReactNode } from "react"
import { LoadState } from "./load-state"

type EmptyText = { heading: string; description: string }

type ListTableProps<Row> = {
  instance: ComponentProps<typeof DataTable<Row>>["instance"]
  query: ComponentProps<typeof LoadState>["query"] & { data?: unknown }
  texts: {
    title: string
    lead: string
    search: string
    failed: (reason: string) => string
    empty: EmptyText
    filtered: EmptyText
  }
  isSortable?: boolean
  /** Said of the rows that are chosen, where there are commands for them. */
  selected?: (count: number) => string
}

/** A page's list that is searched, filtered and paged by the server. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { instance, query, texts, isSortable = false, selected } = props
  const { title, lead, search, failed, empty, filtered } = texts
  return (
    <DataTable instance={instance}>
      <DataTable.Toolbar className="flex flex-col items-start justify-between gap-2 md:flex-row md:items-center">
        <div>
          <Heading>{title}</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {lead}
          </Text>
        </div>
        <div className="flex items-center gap-2">
          <DataTable.FilterMenu />
          {isSortable ? <DataTable.SortingMenu /> : null}
          <DataTable.Search placeholder={search} aria-label={search} />
        </div>
      </DataTable.Toolbar>
      {query.error && !query.data ? (
        <LoadState query={query} failed={failed} />
      ) : (
        <>
          <DataTable.Table emptyState={{ empty, filtered }} />
          <DataTable.Pagination />
        </>
      )}
      {selected ? <DataTable.CommandBar selectedLabel={selected} /> : null}
    </DataTable>
  )
}

/** A table's cell: what it is, and under it what belongs to it. */
export function TwoLines({ children, second }: { children: ReactNode; second: string }) {
  return (
    <div className="max-w-[13rem] py-2">
      <Text size="small" weight="plus" className="truncate">
        {children}
      </Text>
      <Text size="small" className="text-ui-fg-subtle truncate">
        {second}
      </Text>
    </div>
  )
}
