import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { sdk } from "../../platform/sdk"

export type ClosedAccount = {
  email: string
  name: string
  closed_at: string
  /** Whether the identity provider lets nobody in by this mail; null where it does not tell. */
  is_closed: boolean | null
}

const KEY = ["closed-accounts"]

/** The accounts whose mail holds `q`, those that were closed last first. */
export function useClosedAccounts(q: string) {
  return useQuery({
    queryKey: [...KEY, q],
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
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  })
}
