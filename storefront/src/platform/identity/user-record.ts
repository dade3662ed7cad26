import { queryOptions } from "@tanstack/react-query"
import type { User } from "@shop/contract/account/user"
import { callForData } from "@/platform/api/call-api"

export const userKeys = {
  all: ["user"] as const,
  record: (email: string) => [...userKeys.all, email.toLowerCase()] as const,
}

/** GET /users/{email}: the first of the list is the record, null where there is none. */
export function userRecordQuery(email: string) {
  return queryOptions({
    queryKey: userKeys.record(email),
    meta: { personal: true },
    queryFn: async ({ signal }): Promise<User | null> => {
      const users = await callForData<User[]>(`/users/${encodeURIComponent(email)}`, { signal })
      return users[0] ?? null
    },
  })
}
