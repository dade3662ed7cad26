import { dayText } from "@halden/storefront/kit/dates"
import { Price } from "@halden/storefront/kit/money"
import { usePerson } from "@halden/storefront/kit/person"
import { useQuery } from "@halden/storefront/kit/query"
import { type Column, DataTable } from "@halden/storefront/kit/table"
import { ButtonLink, Notice, Section } from "@halden/storefront/kit/ui"
import type { SlotProps } from "@halden/storefront/slots"
import { type DepositOfOrder, type OrderCores, orderCoresQuery } from "./api"
import { OrderReturns } from "./order-returns"
import { ReceiveCores } from "./receive-cores"
import { RecordCores } from "./record-cores"
import { depositText } from "./texts"

const COLUMNS: Column<DepositOfOrder>[] = [
  { head: depositText("part"), prose: true, cell: ({ title }) => title },
  { head: depositText("ordered"), figures: true, cell: ({ qty }) => qty },
  { head: depositText("asked"), figures: true, cell: ({ asked }) => asked },
  { head: depositText("returned"), figures: true, cell: ({ returned }) => returned },
  {
    head: depositText("refunded"),
    figures: true,
    cell: ({ refunded }) => <Price amount={refunded} />,
  },
]

/** Which cores are still out, until when, what became of those that were not, and the way to ask. */
export function OrderDeposits({ order }: SlotProps<"order-page">) {
  const hasAdded = (order.addedLines ?? []).length > 0
  const { data } = useQuery({ ...orderCoresQuery(order._id), enabled: hasAdded })
  if (!data || data.deposits.length === 0) return null
  return (
    <Section title={depositText("heading")}>
      <div className="space-y-6">
        {data.isRunning ? <Until cores={data} /> : null}
        <DataTable
          caption={depositText("heading")}
          columns={COLUMNS}
          rows={data.deposits}
          keyOf={({ line }) => line}
        />
        {data.returns.length > 0 ? <OrderReturns returns={data.returns} /> : null}
        {data.isRunning ? <Actions orderId={order._id} cores={data} /> : null}
      </div>
    </Section>
  )
}

type CoresProps = { cores: OrderCores }

function Until({ cores: { until, inTime, deposits } }: CoresProps) {
  if (!deposits.some(({ left }) => left > 0)) return null
  const day = dayText(until)
  if (inTime) return <p>{depositText("until", { day })}</p>
  return <Notice title={depositText("late", { day })} />
}

/** Buyers ask in the shop's own dialog; staff take what was asked for, also where the days are over. */
function Actions({ orderId, cores }: CoresProps & { orderId: string }) {
  const person = usePerson()
  const open = cores.inTime ? cores.deposits.filter(({ left }) => left > 0) : []
  if (person.status !== "signedIn" || !person.isAdministrator) {
    if (open.length === 0) return null
    return (
      <ButtonLink small to={`/dashboard/orders/${orderId}/return`}>
        {depositText("ask")}
      </ButtonLink>
    )
  }
  return (
    <>
      {cores.returns.flatMap(openOf).map((request) => (
        <ReceiveCores key={request.id} request={request} />
      ))}
      {open.map((deposit) => (
        <RecordCores key={deposit.line} orderId={orderId} deposit={deposit} />
      ))}
    </>
  )
}

/** A request that staff may answer: one that waits, or was refused. */
function openOf({ id, title, asked, state }: OrderCores["returns"][number]) {
  const isOpen = state === "asked" || state === "refused"
  return isOpen && asked !== null ? [{ id, title, asked }] : []
}
