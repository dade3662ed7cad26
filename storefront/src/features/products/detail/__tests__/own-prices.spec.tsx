import { act, screen, waitFor } from "@testing-library/react"
import { clearSession } from "@/platform/identity/session-store"
import { aProduct } from "@/testing/factories"
import { serve } from "@/testing/serve"
import { server } from "@/testing/server"
import { signIn, visit } from "@/testing/visit"

const product = aProduct({ price: 12.4 })
const ofOwn = { ...product, price: 9.8, ladder: [{ from: 50, unitPrice: 9.8 }] }

describe("the price of a part", () => {
  beforeEach(() => {
    const reply = ({ token }: { token: string | null }) => ({
      body: { success: true, data: token === null ? product : ofOwn },
    })
    server.use(serve("getProduct", reply))
  })

  it("is the signed-in person's own, and the guest's from the sign-out on", async () => {
    signIn()
    visit(`/product/${product._id}`)
    expect(await screen.findByText("$9.80")).toBeVisible()
    act(() => clearSession())
    expect(await screen.findByText("$12.40")).toBeVisible()
    expect(screen.queryByText("$9.80")).toBeNull()
  })

  it("becomes their own as soon as somebody signs in, in another tab too", async () => {
    visit(`/product/${product._id}`)
    expect(await screen.findByText("$12.40")).toBeVisible()
    act(() => void signIn())
    await waitFor(() => expect(screen.queryByText("$12.40")).toBeNull())
    expect(await screen.findByText("$9.80")).toBeVisible()
  })
})
