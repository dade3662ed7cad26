import { QueryClientProvider } from "@tanstack/react-query"
import { render, screen } from "@testing-library/react"
import { http, HttpResponse } from "msw"
import { queryClient } from "@/platform/query-client"
import { aProduct } from "@/testing/factories"
import { server } from "@/testing/server"
import template from "../../../../../docs/plugin-template/storefront/plugin"
import { fillSlots } from "../fill-slots"

const { pages, productBlocks } = fillSlots([template])
const product = { ...aProduct({ _id: "prod_1" }), attributes: [], oemNumbers: [] }

function showBlocks(): HTMLElement {
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      {productBlocks.map(({ key, Block }) => (
        <Block key={key} product={product} />
      ))}
    </QueryClientProvider>,
  )
  return container
}

describe("the template's storefront", () => {
  it("tells on a part's page what its own route answers", async () => {
    server.use(
      http.get("*/store/products/prod_1/part-warranty", ({ request }) => {
        expect(request.headers.get("x-publishable-api-key")).toBeTruthy()
        return HttpResponse.json({ months: 24 })
      }),
    )
    showBlocks()
    expect(await screen.findByRole("region", { name: "Part warranty" })).toHaveTextContent(
      "24 months",
    )
  })

  it("says nothing of a part without one", async () => {
    const asked = vi.fn(() => HttpResponse.json({ message: "none" }, { status: 404 }))
    server.use(http.get("*/store/products/prod_1/part-warranty", asked))
    const container = showBlocks()
    await expect.poll(() => asked.mock.calls.length).toBe(1)
    expect(container).toHaveTextContent("")
  })

  it("has a page of its own, in the main navigation", async () => {
    const [page] = pages
    if (!page) throw new Error("the template has no page")
    render(<page.Page />)
    expect(await screen.findByText(/Keep the delivery note/)).toBeVisible()
    expect(page).toMatchObject({ path: "/part-warranty", link: "Part warranty" })
  })
})
