import { Moment } from "@halden/storefront/kit/dates"
import { Price } from "@halden/storefront/kit/money"
import { type Column, DataTable } from "@halden/storefront/kit/table"
import type { CoreReturn } from "./api"
import { depositText } from "./texts"

const COLUMNS: Column<CoreReturn>[] = [
  { head: depositText("part"), prose: true, cell: ({ title }) => title },
  { head: depositText("since"), cell: ({ at }) => <Moment at={at} /> },
  { head: depositText("pieces"), figures: true, cell: piecesOf },
  { head: depositText("state"), cell: stateOf },
  {
    head: depositText("refunded"),
    figures: true,
    cell: ({ refunded }) => <Price amount={refunded} />,
  },
]

/** What was asked for and what came back, the oldest first. */
export function OrderReturns({ returns }: { returns: CoreReturn[] }) {
  return (
    <DataTable
      caption={depositText("returns")}
      columns={COLUMNS}
      rows={returns}
      keyOf={({ id }) => id}
    />
  )
}

/** How many, and of how many where fewer arrived. */
function piecesOf({ qty, asked }: CoreReturn): string {
  return asked === null || asked === qty ? String(qty) : depositText("of", { qty, asked })
}

function stateOf({ state }: CoreReturn): string {
  switch (state) {
    case "asked":
      return depositText("stateAsked")
    case "received":
      return depositText("stateReceived")
    case "refunded":
      return depositText("stateRefunded")
    case "refused":
      return depositText("stateRefused")
  }
}
