import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type { StaffExtras } from "../../../../../../backend/src/contract/return/staff-return"
import { sdk } from "../../../platform/sdk"

const PATH = "/admin/shop-returns/extras"

export type StaffExtra = StaffExtras["extras"][number]

/** What plugins take back, and waits for staff. */
export function useExtras() {
  return useQuery({
    queryKey: ["shop-returns", "extras"],
    queryFn: () => sdk.client.fetch<StaffExtras>(PATH),
  })
}

/** So many pieces arrived; 0 refuses it. */
export function useReceiveExtra(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (qty: number) =>
      sdk.client.fetch<StaffExtras>(`${PATH}/${encodeURIComponent(id)}/receive`, {
        method: "POST",
        body: { qty },
      }),
    // Also after a refusal, since it is then another than was shown; orders change with it.
    onSettled: () => client.invalidateQueries(),
  })
}
