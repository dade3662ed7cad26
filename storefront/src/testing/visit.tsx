import type { User } from "@shop/contract/account/user"
import { render } from "@testing-library/react"
import { userEvent, type UserEvent } from "@testing-library/user-event"
import { App } from "@/app/app"
import { storeAccessToken, storeIdentity } from "@/platform/identity/session-store"
import { aUser } from "./factories"
import { fakeShop } from "./fake-shop"

/** Signs a person in, as a former visit would have; the shop knows them from then on. */
export function signIn(fields: Partial<User> = {}): User {
  const user = aUser({ name: "Mara Lindqvist", email: "customer@example.com", ...fields })
  fakeShop.users.push(user)
  fakeShop.sessions.set(`token-of-${user._id}`, user)
  storeIdentity({ email: user.email, displayName: user.name })
  storeAccessToken(`token-of-${user._id}`)
  return user
}

export function signInAsAdministrator(): User {
  return signIn({ name: "Halden Admin", email: "admin@example.com", isAdmin: true })
}

/** Opens an address of the shop; answers the hands of its visitor. */
export function visit(path: string): UserEvent {
  history.replaceState(null, "", path)
  render(<App />)
  return userEvent.setup()
}
