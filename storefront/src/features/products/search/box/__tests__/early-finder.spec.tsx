import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { BrowserRouter } from "react-router-dom"

describe("the box that finds, before it does", () => {
  it("keeps Enter that is pressed the moment the finder takes over", async () => {
    // The tests' own page has its finder from the start: this one's comes when it is let.
    vi.resetModules()
    let letCome = () => {}
    const mayCome = new Promise<void>((resolve) => (letCome = resolve))
    const isAsked = vi.fn()
    vi.doMock(import("../finder"), async (original) => {
      const finder = await original()
      isAsked()
      await mayCome
      return finder
    })
    const { EarlyFinder } = await import("../early-finder")
    window.history.replaceState(null, "", "/contact")
    render(
      <QueryClientProvider client={new QueryClient()}>
        <BrowserRouter>
          <EarlyFinder />
        </BrowserRouter>
      </QueryClientProvider>,
    )
    const early = screen.getByRole<HTMLInputElement>("combobox", { name: "Find a part" })
    fireEvent.input(early, { target: { value: "brake 312" } })
    await waitFor(() => expect(isAsked).toHaveBeenCalled())

    // As it looks where the focus is, before anything else happens.
    vi.spyOn(document, "activeElement", "get").mockImplementationOnce(() => {
      queueMicrotask(() => fireEvent.submit(screen.getByRole("search")))
      return early
    })
    letCome()
    await waitFor(() =>
      expect(location.pathname + location.search).toBe("/showProduct?q=brake+312"),
    )
  })
})
