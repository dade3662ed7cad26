import { useMutation, useQueryClient } from "@tanstack/react-query"
import { userSchema, type Profile, type User } from "@shop/contract/account/user"
import { callForData } from "@/platform/api/call-api"
import { userKeys } from "@/platform/identity/user-record"

type ProfileUpdate = { id: string; profile: Profile }

/** PUT /user/{id}. Throws ApiError. */
function updateProfile({ id, profile }: ProfileUpdate): Promise<User> {
  return callForData(`/user/${encodeURIComponent(id)}`, {
    method: "PUT",
    body: profile,
    read: userSchema.parse,
  })
}

export function useUpdateProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: updateProfile,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  })
}
