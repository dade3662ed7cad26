import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type { StaffAccess } from "../../../../../backend/src/contract/staff/staff-access"
import { sdk } from "../../platform/sdk"

const ACCESS = ["staff-access"]
const PATH = "/admin/staff-access"

/** Who and what can enter Medusa Admin now. */
export function useStaffAccess() {
  return useQuery({
    queryKey: ACCESS,
    queryFn: () => sdk.client.fetch<StaffAccess>(PATH),
  })
}

/** What staff end: one session, all of a person's, everybody's but this one, or a key. */
export type Ending = { session: string } | { user_id: string } | { others: true } | { key: string }

export function useEnd() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ending: Ending) => end(ending),
    // What somebody else has ended meanwhile is gone from the list as well.
    onSettled: () => client.invalidateQueries({ queryKey: ACCESS }),
  })
}

function end(ending: Ending): Promise<unknown> {
  if ("session" in ending) {
    return sdk.client.fetch(`${PATH}/sessions/${ending.session}`, { method: "DELETE" })
  }
  if ("key" in ending) return sdk.admin.apiKey.revoke(ending.key, {})
  const body = "user_id" in ending ? { user_id: ending.user_id } : {}
  return sdk.client.fetch(`${PATH}/end`, { method: "POST", body })
}
