import { idempotencyKey } from "@halden/storefront/kit/api"
import { useQueryClient, useRefresh } from "@halden/storefront/kit/query"
import { toast } from "@halden/storefront/kit/toast"
import { useState } from "react"
import { type DepositOfOrder, orderCoresQuery, recordReturn } from "./api"
import { PiecesForm } from "./pieces-form"
import { depositText } from "./texts"

type CoresFormProps = { orderId: string; deposit: DepositOfOrder }

/** Staff say how many cores came back unasked. */
export function RecordCores({ orderId, deposit: { line, title } }: CoresFormProps) {
  const send = useReturn(orderId)
  return (
    <PiecesForm
      label={depositText("cores", { title })}
      action={depositText("record")}
      send={async (qty) => {
        await send({ line, qty })
        toast.success(depositText("recorded"))
      }}
    />
  )
}

/** Sends a return under a key that stays until it is through: a second click is the same return. */
function useReturn(orderId: string) {
  const queryClient = useQueryClient()
  const refresh = useRefresh()
  const [key, setKey] = useState(idempotencyKey)
  return async (wanted: { line: string; qty: number }) => {
    const now = await recordReturn(orderId, { ...wanted, key })
    setKey(idempotencyKey())
    queryClient.setQueryData(orderCoresQuery(orderId).queryKey, now)
    await refresh("orders")
  }
}
