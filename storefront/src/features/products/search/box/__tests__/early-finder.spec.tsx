import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { BrowserRouter } from "react-router-dom"

/** The box of a page whose finder, unlike that of the tests' own page, comes when it is let. */
async function openEarly() {
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
  return { early, isAsked, letCome }
}

describe("the box that finds, before it does", () => {
  it("has the focus by the key that it names, and what was typed since when the finder takes over", async () => {
    const { early, letCome } = await openEarly()
    const user = userEvent.setup()
    await user.keyboard("/bd2803v")
    expect(early).toHaveFocus()
    expect(early).toHaveValue("bd2803v")
    letCome()
    await waitFor(() => expect(early).not.toBeInTheDocument())
    const box = screen.getByRole("combobox", { name: "Find a part" })
    expect(box).toHaveValue("bd2803v")
    expect(box).toHaveFocus()
  })

  it("keeps Enter that is pressed the moment the finder takes over", async () => {
    const { early, isAsked, letCome } = await openEarly()
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
