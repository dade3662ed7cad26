import { createUserSchema } from "@shop/contract/account/user"
import { aUser } from "../factories"
import { callerOf, fakeShop } from "../fake-shop"
import { Refusal, serve } from "../serve"

let tokens = 0

export const sessionHandlers = [
  serve("signIn", ({ body, token }) => {
    const { email } = body as { email: string }
    if (token !== `proof-of-${email}`) {
      throw new Refusal(401, "invalid_token", { message: "No user is logged in" })
    }
    const user = fakeShop.users.find((one) => one.email === email) ?? aUser({ email })
    if (!fakeShop.users.includes(user)) fakeShop.users.push(user)
    tokens += 1
    const accessToken = `access-${tokens}`
    fakeShop.sessions.set(accessToken, user)
    return { body: { success: true, accessToken } }
  }),
  serve("signOut", ({ token }) => {
    callerOf(token)
    fakeShop.sessions.delete(token ?? "")
    return { body: { success: true } }
  }),
  serve("createUser", ({ body, token }) => {
    const user = callerOf(token)
    Object.assign(user, createUserSchema.parse(body))
    return { body: { success: true, data: user } }
  }),
]
