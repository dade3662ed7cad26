import { render, screen } from "@testing-library/react"
import { failureOf } from "@/platform/api/api-error"
import { Failed } from "../failed"

async function show(status: number): Promise<void> {
  const body = { success: false, code: "any", message: "Try again in a moment.", errors: [] }
  const answer = Response.json(body, { status, headers: { "X-Request-Id": "request-17" } })
  const error = await failureOf(answer)
  render(<Failed title="The parts could not be loaded" error={error} onRetry={() => undefined} />)
}

describe("what could not be loaded", () => {
  it.each([500, 503])("names the request that the shop answered with %i", async (status) => {
    await show(status)
    expect(screen.getByRole("alert")).toHaveTextContent("Try again in a moment.")
    expect(screen.getByText("request-17")).toBeVisible()
  })

  it("names none where the shop only refused", async () => {
    await show(404)
    expect(screen.getByRole("alert")).toHaveTextContent("Try again in a moment.")
    expect(screen.queryByText("request-17")).toBeNull()
  })
})
