import { Table } from "@medusajs/ui"
import type { ReactNode } from "react"

/** The name of a column, at its left or at its right end. */
type Column = string | { right: string }

/** A table's frame and head, for rows that are made of Table.Row; wide ones scroll. */
export function SimpleTable({ columns, children }: { columns: Column[]; children: ReactNode }) {
  return (
    <div className="overflow-x-auto">
      <Table>
        <Table.Header>
          <Table.Row>
            {columns.map((column) =>
              typeof column === "string" ? (
                <Table.HeaderCell key={column}>{column}</Table.HeaderCell>
              ) : (
                <Table.HeaderCell key={column.right} className="text-right">
                  {column.right}
                </Table.HeaderCell>
              ),
            )}
          </Table.Row>
        </Table.Header>
        <Table.Body>{children}</Table.Body>
      </Table>
    </div>
  )
}
