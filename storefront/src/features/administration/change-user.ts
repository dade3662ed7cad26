import { useMutation, useQueryClient } from "@tanstack/react-query"
import { userSchema, type User } from "@shop/contract/user"
import { callApi, callForData } from "@/platform/api/call-api"
import { userKeys } from "@/platform/identity/user-record"

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
  return useMutation({ mutationFn: makeAdmin, onSettled: useUsersChanged() })
}

export function useDeleteUser() {
  return useMutation({ mutationFn: deleteUser, onSettled: useUsersChanged() })
}

// A refusal also tells that the list is out of date.
function useUsersChanged(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: userKeys.all })
}
