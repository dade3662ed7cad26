import { act, screen, waitFor } from "@testing-library/react"
import { queryClient } from "@/platform/query-client"
import { signIn, visit } from "@/testing/visit"
import { clearSession } from "../session-store"

async function seeASecret() {
  signIn({ email: "first@example.com" })
  visit("/contact")
  await screen.findByRole("button", { name: "Logout" })
  const queryKey = ["secret"]
  const queryFn = () => Promise.resolve("of the first")
  await queryClient.fetchQuery({ queryKey, queryFn, meta: { personal: true } })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
}

/** A query of what has prices, which a guest was answered. */
async function seePrices() {
  visit("/contact")
  await screen.findByRole("link", { name: "Login" })
  let answers = 0
  const asked = { queryKey: ["prices"], queryFn: () => Promise.resolve((answers += 1)) }
  await queryClient.fetchQuery({ ...asked, meta: { priced: true } })
}

const secret = () => queryClient.getQueryData(["secret"])

describe("what a person was shown", () => {
  it("is forgotten when they sign out", async () => {
    await seeASecret()
    act(clearSession)
    await waitFor(() => expect(secret()).toBeUndefined())
  })

  it("is forgotten when somebody else signs in over them, whose own record stays", async () => {
    await seeASecret()
    act(() => void signIn({ email: "second@example.com" }))
    await waitFor(() => expect(secret()).toBeUndefined())
    await waitFor(() =>
      expect(queryClient.getQueryData(["user", "second@example.com"])).toMatchObject({
        email: "second@example.com",
      }),
    )
  })
})

describe("a price that a guest was shown", () => {
  it("is forgotten when somebody signs in, and theirs when they sign out", async () => {
    await seePrices()
    act(() => void signIn({ email: "first@example.com" }))
    await waitFor(() => expect(queryClient.getQueryData(["prices"])).toBeUndefined())
    queryClient.setQueryData(["prices"], 2)
    act(clearSession)
    await waitFor(() => expect(queryClient.getQueryData(["prices"])).toBeUndefined())
  })
})
