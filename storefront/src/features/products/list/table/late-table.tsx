import { useEffect, useState, type ComponentProps } from "react"
import { listView } from "./list-view"
import type { ProductTable } from "./product-table"

let ready: typeof ProductTable | undefined

/** Loads what draws the table, for who is about to choose it: most readers stay with the cards. */
export async function loadTable(): Promise<void> {
  ready = (await import("./product-table")).ProductTable
}

// Who chose it at an earlier visit gets it beside the list's own code.
if (listView() === "table") void loadTable()

/** The table, or its room until it is there. */
export function LateTable(props: ComponentProps<typeof ProductTable>) {
  const [Table, setTable] = useState(() => ready)
  useEffect(() => {
    if (!Table) void loadTable().then(() => setTable(() => ready))
  }, [Table])
  return Table ? <Table {...props} /> : <div aria-busy="true" className="min-h-dvh" />
}
