import { z } from "@medusajs/framework/zod"
import { answerOf, doneSchema } from "../answer"
import { pageQuerySchema } from "../page"
import { changeUserSchema, createUserSchema, userSchema } from "../account/user"
import type { Call } from "./call"

const tag = "Users"
const one = answerOf(userSchema)
const list = answerOf(z.array(userSchema))

export const USER_CALLS: readonly Call[] = [
  {
    id: "listUsers",
    method: "GET",
    path: "/users",
    summary: "All users, newest first",
    access: "administrator",
    tag,
    query: pageQuerySchema,
    answer: { status: 200, schema: list },
  },
  {
    id: "listUsersByMail",
    method: "GET",
    path: "/users/{email}",
    summary: "The user with this mail, as a list of at most one",
    access: "self or administrator",
    tag,
    answer: { status: 200, schema: list },
  },
  {
    id: "createUser",
    method: "POST",
    path: "/users",
    summary: "Name a registered person's record; repeats are harmless",
    access: "self or administrator",
    tag,
    body: createUserSchema,
    answer: { status: 200, schema: one },
    refusals: ["user_not_found", "email_not_verified"],
  },
  {
    id: "updateUser",
    method: "PUT",
    path: "/user/{id}",
    summary: "Write the profile, or, as an administrator, the role",
    access: "self or administrator",
    tag,
    body: changeUserSchema,
    answer: { status: 200, schema: one },
    refusals: ["user_not_found", "email_not_changeable", "email_not_verified", "last_admin"],
  },
  {
    id: "deleteUser",
    method: "DELETE",
    path: "/user/{id}",
    summary: "Delete a user; their orders stay",
    access: "administrator",
    tag,
    answer: { status: 200, schema: doneSchema },
    refusals: ["user_not_found", "own_account", "last_admin", "identity_unavailable"],
  },
]
