import type { ReorderedRow } from "@shop/contract/order-lines/reordered-lines"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { useEffect, useEffectEvent } from "react"
import { useLocation, useSearchParams } from "react-router-dom"
import { listQuery } from "@/features/lists/api"
import { reorder } from "@/features/orders/reorder"
import { queryClient } from "@/platform/query-client"
import { lineOf } from "../grammar/change-list"

/** A list that the address names: an order, one line of it, or a saved list. */
type Source = { order: string; line: number | undefined } | { list: string }

/** What is another at a line since it was ordered. */
export type Since = Pick<ReorderedRow, "row" | "ordered" | "unitPrice" | "changes">

type Opened = { text: string; since: readonly Since[] }

const NOTHING: readonly Since[] = []

/** Opens the rows that the address names, once for each time that it does; `onOpen` gets them as text. */
export function useOpenedRows(onOpen: (text: string) => void) {
  const [parameters, setParameters] = useSearchParams()
  const source = sourceIn(parameters)
  const { data, error, refetch } = useQuery({
    ...openedQuery(source ?? { list: "" }),
    enabled: source !== undefined,
  })
  const { since = NOTHING } = (useLocation().state ?? {}) as Partial<Opened>
  const open = useEffectEvent(({ text, since: changed }: Opened) => {
    onOpen(text)
    // A reload must not take back what is changed from here on.
    setParameters({}, { replace: true, state: { since: changed } })
  })
  useEffect(() => {
    if (data) open(data)
  }, [data])
  return { since, error, retry: () => void refetch() }
}

function openedQuery(source: Source) {
  return queryOptions({
    queryKey: ["orderLines", "opened", source],
    meta: { personal: true },
    gcTime: 0,
    queryFn: (): Promise<Opened> => ("order" in source ? ofOrder(source) : ofList(source.list)),
  })
}

async function ofOrder({ order, line }: { order: string; line: number | undefined }) {
  const rows = await reorder(order, line)
  const typed = rows.map(({ sku, ordered }) =>
    lineOf({ number: sku || ordered.sku, qty: String(ordered.qty) }),
  )
  const since = rows.flatMap(({ row, ordered, unitPrice, changes }) =>
    changes.length > 0 ? [{ row, ordered, unitPrice, changes }] : [],
  )
  return { text: typed.join("\n"), since }
}

async function ofList(id: string): Promise<Opened> {
  const { lines } = await queryClient.fetchQuery(listQuery(id))
  const typed = lines.map(({ sku, qty }) => lineOf({ number: sku, qty: String(qty) }))
  return { text: typed.join("\n"), since: [] }
}

function sourceIn(parameters: URLSearchParams): Source | undefined {
  const order = parameters.get("order")
  const list = parameters.get("list")
  if (order) return { order, line: Number(parameters.get("line")) || undefined }
  return list ? { list } : undefined
}
