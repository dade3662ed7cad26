import type { CreateUser, User } from "@shop/contract/account/user"
import { callForData } from "@/platform/api/call-api"

/** POST /users: the shop's record of a person; repeats are harmless. Throws ApiError. */
export function createUser(user: CreateUser): Promise<User> {
  return callForData<User>("/users", { method: "POST", body: user })
}
