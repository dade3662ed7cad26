import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type {
  AdministratorList,
  AdminMember,
} from "../../../../../backend/src/contract/account/administrators"
import type { Erasure } from "../../../../../backend/src/contract/account/person"
import { saveFile } from "../../platform/save-file"
import { sdk } from "../../platform/sdk"
import { AUDIT_TRAIL_KEY } from "../audit/api"

type Answer = { member: AdminMember }

const LIST = ["administrators"]
const CLOSED = ["closed-accounts"]
const keyOf = (customerId: string) => ["shop-member", customerId]
const memberOf = (customerId: string) => `/admin/customers/${customerId}/member`
const dataOf = (customerId: string) => `/admin/customers/${customerId}/person-data`

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
    queryFn: () => sdk.client.fetch<Answer>(memberOf(customerId)),
    enabled: isRegistered,
  })
}

/** Gives the role or takes it. */
export function useSetRole(customerId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (is_admin: boolean) =>
      sdk.client.fetch<Answer>(memberOf(customerId), { method: "POST", body: { is_admin } }),
    onSuccess: async (answer) => {
      client.setQueryData(keyOf(customerId), answer)
      await Promise.all(
        [LIST, AUDIT_TRAIL_KEY].map((queryKey) => client.invalidateQueries({ queryKey })),
      )
    },
  })
}

export type ClosedAccount = {
  email: string
  name: string
  closed_at: string
  /** Whether the identity provider lets nobody in by this mail; null where it does not say. */
  is_closed: boolean | null
}

/** The accounts whose mail holds `q`, those that were closed last first. */
export function useClosedAccounts(q: string) {
  return useQuery({
    queryKey: [...CLOSED, q],
    queryFn: () =>
      sdk.client.fetch<{ closed_accounts: ClosedAccount[] }>("/admin/closed-accounts", {
        query: { q },
      }),
  })
}

/** Opens an account again. */
export function useRestoreAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (email: string) =>
      sdk.client.fetch("/admin/restored-users", { method: "POST", body: { email } }),
    onSuccess: () => client.invalidateQueries({ queryKey: CLOSED }),
  })
}

/** Saves all that the shop holds of a person as a file. */
export function usePersonExport(customerId: string) {
  return useMutation({
    mutationFn: async () => {
      const data = await sdk.client.fetch<unknown>(dataOf(customerId))
      const text = JSON.stringify(data, null, 2)
      saveFile(`${customerId}.json`, new Blob([text], { type: "application/json" }))
    },
  })
}

/** Erases a person; every list may have shown them. */
export function usePersonErasure(customerId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      sdk.client.fetch<{ erasure: Erasure }>(dataOf(customerId), { method: "DELETE" }),
    onSuccess: () => client.removeQueries(),
  })
}
