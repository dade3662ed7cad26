import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type {
  AdministratorList,
  AdminMember,
} from "../../../../../backend/src/contract/account/administrators"
import { sdk } from "../../platform/sdk"
import { AUDIT_TRAIL_KEY } from "../audit/api"

type Answer = { member: AdminMember }

const LIST = ["administrators"]
const keyOf = (customerId: string) => ["shop-member", customerId]
const pathOf = (customerId: string) => `/admin/customers/${customerId}/member`

export function useAdministrators() {
  return useQuery({
    queryKey: LIST,
    queryFn: () => sdk.client.fetch<AdministratorList>("/admin/administrators"),
  })
}

/** The profile and role of a registered customer. */
export function useShopMember(customerId: string, isRegistered: boolean) {
  return useQuery({
    queryKey: keyOf(customerId),
    queryFn: () => sdk.client.fetch<Answer>(pathOf(customerId)),
    enabled: isRegistered,
  })
}

/** Gives the role or takes it. */
export function useSetRole(customerId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (is_admin: boolean) =>
      sdk.client.fetch<Answer>(pathOf(customerId), { method: "POST", body: { is_admin } }),
    onSuccess: async (answer) => {
      client.setQueryData(keyOf(customerId), answer)
      await Promise.all(
        [LIST, AUDIT_TRAIL_KEY].map((queryKey) => client.invalidateQueries({ queryKey })),
      )
    },
  })
}
