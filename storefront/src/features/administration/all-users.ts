import { userSchema, type User } from "@shop/contract/account/user"
import { pagedQuery } from "@/platform/api/paged-query"
import { userKeys } from "@/platform/identity/user-record"

/** GET /users: everybody, newest first. */
export function allUsersQuery() {
  return pagedQuery<User>({
    queryKey: [...userKeys.all, "everybody"],
    path: "/users",
    read: userSchema.array().parse,
  })
}
