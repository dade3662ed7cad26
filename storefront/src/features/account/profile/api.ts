import type { Profile, User } from "@shop/contract/account/user"
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import { callForData } from "@/platform/api/call-api"
import { shownUser } from "@/platform/fields/shown-user"
import { userKeys } from "@/platform/identity/user-record"
import type { SignInAccount } from "./provider"

/** The reader's account at the identity provider; null where this browser has none. */
export const signInAccountQuery = queryOptions({
  queryKey: ["sign-in-account"],
  meta: { personal: true },
  // A link in a mail changes it, often in another window.
  staleTime: 0,
  queryFn: async (): Promise<SignInAccount | null> => {
    const { readSignInAccount } = await import("./provider")
    return readSignInAccount()
  },
})

type ProfileUpdate = { id: string; profile: Profile & Record<string, unknown> }

/** PUT /user/{id}. Throws ApiError. */
function updateProfile({ id, profile }: ProfileUpdate): Promise<User> {
  return callForData(`/user/${encodeURIComponent(id)}`, {
    method: "PUT",
    body: profile,
    read: shownUser.parse,
  })
}

export function useUpdateProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: updateProfile,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  })
}
