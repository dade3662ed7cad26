import { SubmitButton, TextField, useShopForm, z } from "@halden/storefront/kit/form"
import { Price } from "@halden/storefront/kit/money"
import { useQuery } from "@halden/storefront/kit/query"
import { type Column, DataTable } from "@halden/storefront/kit/table"
import { toast } from "@halden/storefront/kit/toast"
import { Failed, Notice, Section, Spinner } from "@halden/storefront/kit/ui"
import { type Deposit, depositsQuery, saveDeposit } from "./api"
import { OpenRequests } from "./open-requests"
import { depositText } from "./texts"

const COLUMNS: Column<Deposit>[] = [
  { head: depositText("sku"), cell: ({ sku }) => sku },
  { head: depositText("part"), prose: true, cell: ({ name }) => name },
  { head: depositText("deposit"), figures: true, cell: ({ amount }) => <Price amount={amount} /> },
]

const schema = z.object({
  sku: z.string().trim().min(1, depositText("skuRequired")),
  amount: z
    .string()
    .trim()
    .regex(/^\d{1,9}(\.\d{1,6})?$/, depositText("amountRequired")),
})

/** Requests that wait for their cores; which parts have a deposit, and where staff set it. */
export function DepositsPage() {
  const { data, error, refetch } = useQuery(depositsQuery())
  const { field, failure, busy, onSubmit } = useShopForm({
    schema,
    defaultValues: { sku: "", amount: "" },
    send: async (body) => {
      await saveDeposit(body)
      toast.success(depositText("saved"))
      await refetch()
    },
  })
  return (
    <div className="space-y-8">
      <OpenRequests />
      <Section title={depositText("parts")}>
        <form noValidate onSubmit={onSubmit} className="mb-6 flex flex-wrap items-start gap-4">
          <TextField label={depositText("sku")} {...field("sku")} />
          <TextField
            label={depositText("depositOrNone")}
            inputMode="decimal"
            {...field("amount")}
          />
          {/* Beside the field, whatever is said below that; below it on a narrow screen. */}
          <SubmitButton busy={busy} className="sm:mt-6">
            {depositText("save")}
          </SubmitButton>
          {failure ? <Notice tone="error" title={failure} /> : null}
        </form>
        <Deposits rows={data} error={error} onRetry={() => void refetch()} />
      </Section>
    </div>
  )
}

type DepositsProps = { rows: Deposit[] | undefined; error: Error | null; onRetry: () => void }

function Deposits({ rows, error, onRetry }: DepositsProps) {
  if (!rows && error) {
    return <Failed title={depositText("notLoaded")} error={error} onRetry={onRetry} />
  }
  if (!rows) return <Spinner />
  if (rows.length === 0) return <Notice title={depositText("none")} />
  return (
    <DataTable
      caption={depositText("heading")}
      columns={COLUMNS}
      rows={rows}
      keyOf={({ sku }) => sku}
    />
  )
}
