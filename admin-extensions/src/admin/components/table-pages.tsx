import { Table } from "@medusajs/ui"

type TablePagesProps = { count: number; rows: number; page: number; onPage: (page: number) => void }

/** The foot of a table that the server pages: nothing where all is on one page. */
export function TablePages({ count, rows, page, onPage }: TablePagesProps) {
  if (count <= rows) return null
  return (
    <Table.Pagination
      count={count}
      pageSize={rows}
      pageIndex={page}
      pageCount={Math.ceil(count / rows)}
      canPreviousPage={page > 0}
      canNextPage={(page + 1) * rows < count}
      previousPage={() => onPage(page - 1)}
      nextPage={() => onPage(page + 1)}
    />
  )
}
