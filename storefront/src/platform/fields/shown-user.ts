import { userSchema } from "@shop/contract/account/user"

/** A person with what plugins declared of them. */
export const shownUser = userSchema.loose()
