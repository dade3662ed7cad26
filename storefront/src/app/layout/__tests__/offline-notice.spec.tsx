import { fireEvent, screen, waitFor } from "@testing-library/react"
import { http, HttpResponse } from "msw"
import { aReview } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { seeTable, seeToast } from "@/testing/see"
import { server } from "@/testing/server"
import { signIn, visit } from "@/testing/visit"

const notice = () => screen.queryByText("You are offline.")

describe("without a connection", () => {
  afterEach(() => {
    fireEvent(window, new Event("online"))
  })

  it("a notice says so until it is back, and lists are then fetched anew", async () => {
    signIn()
    fakeShop.reviews = [aReview({ reviewTitle: "Before" })]
    visit("/dashboard/reviews")
    const table = await seeTable("All Reviews", "Before")
    expect(notice()).toBeNull()
    fireEvent(window, new Event("offline"))
    await waitFor(() => expect(notice()?.closest("[role=status]")).toBeVisible())
    fakeShop.reviews.unshift(aReview({ reviewTitle: "Meanwhile" }))
    fireEvent(window, new Event("online"))
    await waitFor(() => expect(notice()).toBeNull())
    await waitFor(() => expect(table).toHaveTextContent("Meanwhile"))
  })

  it("an action fails at once instead of waiting for it", async () => {
    server.use(http.delete("*/api/v1/review/:id", () => HttpResponse.error()))
    signIn()
    fakeShop.reviews = [aReview({ reviewTitle: "Stays" })]
    const user = visit("/dashboard/reviews")
    await seeTable("All Reviews", "Stays")
    fireEvent(window, new Event("offline"))
    await user.click(screen.getByRole("button", { name: "Delete" }))
    await user.click(await screen.findByRole("button", { name: "Yes, delete the review" }))
    await seeToast("The shop cannot be reached. Check your connection and try again.")
    await seeTable("All Reviews", "Stays")
  })
})
