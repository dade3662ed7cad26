import { act, screen, waitFor } from "@testing-library/react"
import { http, HttpResponse } from "msw"
import { callApi } from "@/platform/api/call-api"
import { readAccessToken } from "@/platform/identity/session-store"
import { queryClient } from "@/platform/query-client"
import { fakeProvider, knownToProvider, providerError } from "@/testing/fake-provider"
import { seeToast } from "@/testing/see"
import { server } from "@/testing/server"
import { signIn, visit } from "@/testing/visit"
import { signOut } from "../sign-out"

async function logOut() {
  const user = visit("/contact")
  await user.click(await screen.findByRole("button", { name: "Logout" }))
}

describe("logging out", () => {
  it("leads home from a guarded page, not to the login, however long the home page takes", async () => {
    knownToProvider(signIn().email)
    const user = visit("/dashboard")
    await screen.findByRole("heading", { name: "My Profile" })
    await user.click(screen.getByRole("button", { name: "Logout" }))
    await seeToast("Logged out successfully")
    expect(location.pathname).toBe("/")
    expect(history.state?.usr ?? null).toBeNull()
  })

  it("ends the session at the shop, here and at the provider", async () => {
    knownToProvider(signIn().email)
    await logOut()
    await seeToast("Logged out successfully")
    expect(readAccessToken()).toBeNull()
    await waitFor(() => expect(fakeProvider.signedOut).toBe(1))
  })

  it("ends the session while the provider cannot be reached", async () => {
    signIn()
    fakeProvider.failure = providerError("network-request-failed")
    await logOut()
    await seeToast("Logged out successfully")
    expect(readAccessToken()).toBeNull()
  })

  it("says not logout where the shop did not end the session, which goes on", async () => {
    knownToProvider(signIn().email)
    server.use(http.delete("*/api/v1/auth", () => HttpResponse.error()))
    await logOut()
    await seeToast("not logout")
    expect(readAccessToken()).not.toBeNull()
    expect(fakeProvider.signedOut).toBe(0)
  })

  it("ends what reads prices before the shop ends its token", async () => {
    signIn()
    let begin: () => void = () => undefined
    const begun = new Promise<void>((resolve) => (begin = resolve))
    const open: boolean[] = []
    let asked: AbortSignal | undefined
    server.use(
      http.get("*/api/v1/products", ({ request }) => {
        asked = request.signal
        begin()
        return new Promise<Response>(() => undefined)
      }),
      http.delete("*/api/v1/auth", () => {
        open.push(asked?.aborted === false)
        return HttpResponse.json({ success: true })
      }),
    )
    const read = ({ signal }: { signal: AbortSignal }) => callApi("/products", { signal })
    const list = queryClient.fetchQuery({
      queryKey: ["list"],
      queryFn: read,
      meta: { priced: true },
    })
    const given = expect(list).rejects.toThrow()
    await begun
    await signOut()
    expect(open).toEqual([false])
    await given
  })

  it("in another tab signs out this one", async () => {
    signIn()
    visit("/dashboard")
    await screen.findByRole("heading", { name: "My Profile" })
    localStorage.removeItem("accessToken")
    act(() => void dispatchEvent(new StorageEvent("storage", { key: "accessToken" })))
    await screen.findByRole("heading", { name: "Login" })
  })
})
