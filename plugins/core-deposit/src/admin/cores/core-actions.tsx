import { useState } from "react"
import type { OrderCores } from "../../returns/order-cores"
import { type DepositOfOrder, useSendCores } from "./api"
import { PiecesForm } from "./pieces-form"

type Actions = { orderId: string; cores: OrderCores }

/** Staff take what arrived of each request, and what came back unasked in time. */
export function CoreActions({ orderId, cores: { returns, deposits, inTime } }: Actions) {
  const open = inTime ? deposits.filter(({ left }) => left > 0) : []
  return (
    <>
      {returns.map(({ id, title, asked, state }) =>
        asked !== null && (state === "asked" || state === "refused") ? (
          <TakeCores key={id} orderId={orderId} request={{ id, title, asked }} />
        ) : null,
      )}
      {open.map((deposit) => (
        <RecordCores key={deposit.line} orderId={orderId} deposit={deposit} />
      ))}
    </>
  )
}

type TakeCoresProps = { orderId: string; request: { id: string; title: string; asked: number } }

function TakeCores({ orderId, request: { id, title, asked } }: TakeCoresProps) {
  const { mutate, isPending } = useSendCores(orderId)
  const take = (qty: number) => mutate({ return_id: id, qty })
  return (
    <PiecesForm
      label={`Arrived of ${asked}: ${title}`}
      action="Take"
      pieces={asked}
      busy={isPending}
      send={take}
      onRefuse={() => take(0)}
    />
  )
}

function RecordCores({ orderId, deposit: { line, title } }: RecordCoresProps) {
  const { mutate, isPending } = useSendCores(orderId)
  // One for each return that is through: a second click is the same return.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const onSuccess = () => setKey(crypto.randomUUID())
  return (
    <PiecesForm
      key={key}
      label={`Returned unasked: ${title}`}
      action="Record"
      busy={isPending}
      send={(qty) => mutate({ line, qty, key }, { onSuccess })}
    />
  )
}

type RecordCoresProps = { orderId: string; deposit: DepositOfOrder }
