import { dayText } from "@halden/storefront/kit/dates"
import { Price } from "@halden/storefront/kit/money"
import { usePerson } from "@halden/storefront/kit/person"
import { useQuery } from "@halden/storefront/kit/query"
import { type Column, DataTable } from "@halden/storefront/kit/table"
import { Section } from "@halden/storefront/kit/ui"
import type { SlotProps } from "@halden/storefront/slots"
import { type OrderCores, orderCoresQuery } from "./api"
import { RecordCores } from "./record-cores"
import { depositText } from "./texts"

type Row = OrderCores["deposits"][number]

const COLUMNS: Column<Row>[] = [
  { head: depositText("part"), prose: true, cell: ({ title }) => title },
  { head: depositText("ordered"), figures: true, cell: ({ qty }) => qty },
  { head: depositText("returned"), figures: true, cell: ({ returned }) => returned },
  {
    head: depositText("refunded"),
    figures: true,
    cell: ({ refunded }) => <Price amount={refunded} />,
  },
]

/** Which cores are still out, until when, and for staff where they record them. */
export function OrderDeposits({ order }: SlotProps<"order-page">) {
  const person = usePerson()
  const hasAdded = (order.addedLines ?? []).length > 0
  const { data } = useQuery({ ...orderCoresQuery(order._id), enabled: hasAdded })
  if (!data || data.deposits.length === 0) return null
  const isStaff = person.status === "signedIn" && person.isAdministrator
  const open = data.deposits.filter(({ qty, returned }) => returned < qty)
  return (
    <Section title={depositText("heading")}>
      {open.length > 0 && order.isPaid ? (
        <p className="mb-4">{depositText("until", { day: dayText(data.until) })}</p>
      ) : null}
      <DataTable
        caption={depositText("heading")}
        columns={COLUMNS}
        rows={data.deposits}
        keyOf={({ line }) => line}
      />
      {isStaff && order.isPaid
        ? open.map((deposit) => (
            <RecordCores key={deposit.line} orderId={order._id} deposit={deposit} />
          ))
        : null}
    </Section>
  )
}
