import { render, screen } from "@testing-library/react"
import { BelowTheFold } from "../below-the-fold"

describe("what lies below the first screen", () => {
  it("is drawn after the first paint, into a place that was kept", async () => {
    const { container } = render(<BelowTheFold>What buyers say</BelowTheFold>)
    expect(screen.queryByText("What buyers say")).toBeNull()
    expect(container.firstElementChild).toHaveClass("min-h-dvh")
    expect(await screen.findByText("What buyers say")).toBeInTheDocument()
  })

  it("is not drawn any more when the page has gone before", async () => {
    const { unmount } = render(<BelowTheFold>What buyers say</BelowTheFold>)
    unmount()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    expect(screen.queryByText("What buyers say")).toBeNull()
  })
})
