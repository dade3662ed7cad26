import type { StaffField } from "@shop/contract/shop/declared-field"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { callForData } from "../api/call-api"
import { useSession } from "../identity/session"

/** GET /fields: what plugins declared, as administrators read and write it. */
const staffFieldsQuery = queryOptions({
  queryKey: ["fields"],
  meta: { personal: true },
  queryFn: ({ signal }) => callForData<StaffField[]>("/fields", { signal }),
  staleTime: Infinity,
  refetchOnReconnect: false,
})

const NONE: readonly StaffField[] = []

/** The same for whoever is an administrator; none for others, and until the shop has told them. */
export function useStaffFields(): readonly StaffField[] {
  const session = useSession()
  const enabled = session.status === "signedIn" && session.user?.isAdmin === true
  const { data } = useQuery({ ...staffFieldsQuery, enabled })
  return enabled && data ? data : NONE
}
