import { useQueryClient } from "@tanstack/react-query"
import { userSchema, type User } from "@shop/contract/account/user"
import { callApi, callForData } from "@/platform/api/call-api"
import { userKeys } from "@/platform/identity/user-record"
import { useOptimisticRow } from "@/platform/optimistic-row"

/** PUT /user/{id} { isAdmin: true }. Throws ApiError. */
function makeAdmin(id: string): Promise<User> {
  return callForData(`/user/${encodeURIComponent(id)}`, {
    method: "PUT",
    body: { isAdmin: true },
    read: userSchema.parse,
  })
}

/** DELETE /user/{id}. Throws ApiError. */
async function deleteUser(id: string): Promise<void> {
  await callApi(`/user/${encodeURIComponent(id)}`, { method: "DELETE" })
}

export function useMakeAdmin() {
  return useOptimisticRow<User>({
    change: makeAdmin,
    lists: userKeys.all,
    becomes: (user) => ({ ...user, isAdmin: true }),
    refresh: useUsersChanged(),
  })
}

export function useDeleteUser() {
  return useOptimisticRow<User>({
    change: deleteUser,
    lists: userKeys.all,
    becomes: () => null,
    refresh: useUsersChanged(),
  })
}

/** Has the list of users, and the reader's own record, fetched anew. */
function useUsersChanged(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: userKeys.all })
}
