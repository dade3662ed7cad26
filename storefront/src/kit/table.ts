/** A table that becomes cards on a telephone. */
export type { Column } from "@/components/ui/table/column"
export { DataTable } from "@/components/ui/table/data-table"
