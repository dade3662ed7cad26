import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type {
  ApproveReturn,
  ReceiveReturn,
  RefuseReturn,
  SettleReturn,
  StaffReturn,
  StaffReturns,
  StaffReturnsQuery,
} from "../../../../../backend/src/contract/return/staff-return"
import { sdk } from "../../platform/sdk"

const RETURNS = "shop-returns"
const PATH = "/admin/shop-returns"

/** A page of returns; the former one stays until it is there. */
export function useReturns(query: Partial<StaffReturnsQuery>) {
  return useQuery({
    queryKey: [RETURNS, "list", query],
    queryFn: () => sdk.client.fetch<StaffReturns>(PATH, { query }),
    placeholderData: keepPreviousData,
  })
}

/** One return; none while no id is given. */
export function useReturn(id: string | null) {
  return useQuery({
    queryKey: [RETURNS, "one", id],
    queryFn: () => sdk.client.fetch<{ return: StaffReturn }>(`${PATH}/${id}`),
    enabled: id !== null,
  })
}

/** An order's returns, the newest first; asked for anew whenever Medusa's page shows that it changed. */
export function useOrderReturns(orderId: string, seen: readonly unknown[]) {
  return useQuery({
    queryKey: [RETURNS, "order", orderId, ...seen],
    queryFn: () => sdk.client.fetch<{ returns: StaffReturn[] }>(`/admin/orders/${orderId}/returns`),
  })
}

/** What staff do with a return, a step at a time. */
export type ReturnStep =
  | { step: "approve"; body: ApproveReturn }
  | { step: "refuse"; body: RefuseReturn }
  | { step: "receive"; body: ReceiveReturn }
  | { step: "settle"; body: SettleReturn }

export function useReturnStep(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ step, body }: ReturnStep) =>
      sdk.client.fetch<{ return: StaffReturn }>(`${PATH}/${id}/${step}`, { method: "POST", body }),
    // Also after a refusal, since the return is then another than was shown; orders and stock change with it.
    onSettled: () => client.invalidateQueries(),
  })
}
