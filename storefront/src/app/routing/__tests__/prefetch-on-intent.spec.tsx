import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { prefetchOnIntent } from "@/app/routing/prefetch-on-intent"
import { productKeys } from "@/features/products/api"
import { queryClient } from "@/platform/query-client"
import { aProduct } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"

const KEY = productKeys.product("prod_1")

describe("a link to a part", () => {
  beforeAll(() => prefetchOnIntent(document))
  beforeEach(() => {
    fakeShop.products = [aProduct({ _id: "prod_1", productName: "Disc 280" })]
    render(<a href="/product/prod_1">Disc 280</a>)
  })
  afterEach(() => {
    Reflect.deleteProperty(navigator, "connection")
  })
  const touch = () => fireEvent.touchStart(screen.getByRole("link"))

  it("has the part fetched where a finger touches it", async () => {
    touch()
    await waitFor(() =>
      expect(queryClient.getQueryData(KEY)).toMatchObject({ productName: "Disc 280" }),
    )
  })

  it("has nothing fetched for those who save data", async () => {
    const connection = { saveData: true }
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true })
    touch()
    // A touch that counts, after it: what the first one asked for would be asked for by now.
    connection.saveData = false
    fireEvent.touchStart(document.body)
    await new Promise((resolve) => setTimeout(resolve))
    expect(queryClient.getQueryState(KEY)).toBeUndefined()
  })
})
