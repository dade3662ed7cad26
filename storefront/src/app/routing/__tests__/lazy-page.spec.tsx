import { render, screen } from "@testing-library/react"
import { Suspense } from "react"
import { lazyPage, type LazyPage } from "../lazy-page"

const Sheet = () => <p>The sheet</p>
const show = (Page: LazyPage) =>
  render(
    <Suspense fallback="Waiting">
      <Page />
    </Suspense>,
  )

describe("a page whose code comes later", () => {
  it("gives way until it is there", async () => {
    const load = vi.fn(async () => ({ Sheet }))
    show(lazyPage(load, "Sheet"))
    expect(screen.getByText("Waiting")).toBeInTheDocument()
    expect(await screen.findByText("The sheet")).toBeInTheDocument()
    expect(load).toHaveBeenCalledOnce()
  })

  it("is drawn at once where it was fetched before", async () => {
    const page = lazyPage(async () => ({ Sheet }), "Sheet")
    await page.fetch()
    show(page)
    expect(screen.getByText("The sheet")).toBeInTheDocument()
  })

  it("stays what it is while the code comes from elsewhere", async () => {
    const page = lazyPage(async () => ({ Sheet }), "Sheet")
    const { rerender } = show(page)
    const sheet = await screen.findByText("The sheet")
    await page.fetch()
    const Page = page
    rerender(
      <Suspense fallback="Waiting">
        <Page />
      </Suspense>,
    )
    expect(screen.getByText("The sheet")).toBe(sheet)
  })
})
