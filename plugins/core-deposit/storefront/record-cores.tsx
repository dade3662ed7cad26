import { idempotencyKey } from "@halden/storefront/kit/api"
import { SubmitButton, TextField, useShopForm, z } from "@halden/storefront/kit/form"
import { useQueryClient, useRefresh } from "@halden/storefront/kit/query"
import { toast } from "@halden/storefront/kit/toast"
import { Notice } from "@halden/storefront/kit/ui"
import { useState } from "react"
import { type OrderCores, orderCoresQuery, recordReturn } from "./api"
import { depositText } from "./texts"

type RecordCoresProps = { orderId: string; deposit: OrderCores["deposits"][number] }

const schema = z.object({
  qty: z.string().regex(/^[1-9]\d{0,8}$/, depositText("quantityRequired")),
})

/** Staff say how many cores came back. */
export function RecordCores({ orderId, deposit: { line, title } }: RecordCoresProps) {
  const queryClient = useQueryClient()
  const refresh = useRefresh()
  const [key, setKey] = useState(idempotencyKey)
  const { field, failure, busy, onSubmit } = useShopForm({
    schema,
    defaultValues: { qty: "" },
    send: async ({ qty }) => {
      const now = await recordReturn(orderId, { line, qty: Number(qty), key })
      queryClient.setQueryData(orderCoresQuery(orderId).queryKey, now)
      setKey(idempotencyKey())
      toast.success(depositText("recorded"))
      await refresh("orders")
    },
  })
  return (
    <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-wrap items-end gap-4">
      <TextField label={depositText("cores", { title })} inputMode="numeric" {...field("qty")} />
      {failure ? <Notice tone="error" title={failure} /> : null}
      <SubmitButton busy={busy}>{depositText("record")}</SubmitButton>
    </form>
  )
}
