import { screen, waitFor, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { aReview } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { columnOf, errorOf, headsOf, seeTable, seeToast } from "@/testing/see"
import { signIn, signInAsAdministrator, visit } from "@/testing/visit"

const PATH = "/dashboard/reviews"

async function openForm(user: UserEvent) {
  await user.click(await screen.findByRole("button", { name: "Add Reviews" }))
  const form = within(await screen.findByRole("dialog", { name: "Add Reviews" }))
  const send = () => user.click(form.getByRole("button", { name: "Add Review" }))
  return { form, send }
}

describe("All Reviews", () => {
  it("lists the reader's own reviews and deletes one after asking once", async () => {
    signIn()
    fakeShop.reviews = [
      aReview({ reviewTitle: "Fits at once" }),
      aReview({ reviewTitle: "Of somebody else", email: "else@example.com" }),
    ]
    const user = visit(PATH)
    const table = await seeTable("All Reviews", "Fits at once")
    expect(headsOf(table)).toEqual(["Title", "Description", "Ratings", "Action"])
    expect(columnOf(table, "Title")).toEqual(["Fits at once"])
    await user.click(within(table).getByRole("button", { name: "Delete" }))
    await user.click(await screen.findByRole("button", { name: "Yes, delete the review" }))
    await seeToast("Review Deleted Successfully")
    await screen.findByText("No reviews yet")
  })

  it("tells why others do not see a review, and what the works answers", async () => {
    signIn()
    fakeShop.reviews = [
      aReview({ reviewTitle: "New", status: "pending" }),
      aReview({ reviewTitle: "Rude", status: "hidden", reply: "Please call us." }),
      aReview({ reviewTitle: "Seen" }),
    ]
    visit(PATH)
    const table = await seeTable("All Reviews", "Seen")
    expect(columnOf(table, "Title")).toEqual([
      "NewWaits to be read by us",
      "RudeNot shown in the shop",
      "Seen",
    ])
    expect(within(table).getByText("Reply from Halden")).toBeInTheDocument()
    expect(within(table).getByText("Please call us.")).toBeInTheDocument()
  })

  it("lists everybody's to an administrator", async () => {
    signInAsAdministrator()
    fakeShop.reviews = [aReview({ reviewTitle: "Fits at once" }), aReview({ email: "a@b.example" })]
    visit(PATH)
    const table = await seeTable("All Reviews", "Fits at once")
    expect(columnOf(table, "Title")).toHaveLength(2)
  })

  it("asks for every field in the specification's words", async () => {
    signIn()
    const user = visit(PATH)
    const { form, send } = await openForm(user)
    await user.clear(form.getByLabelText("Name"))
    await user.clear(form.getByLabelText("Email"))
    await send()
    await form.findByText("reviewTitle is required")
    expect(errorOf(form.getByLabelText("Name"))).toBe("name is required")
    expect(errorOf(form.getByLabelText("Email"))).toBe("email is required")
    expect(errorOf(form.getByLabelText("Review title"))).toBe("reviewTitle is required")
    expect(errorOf(form.getByLabelText("Description"))).toBe("description is required")
    expect(errorOf(form.getByLabelText("Ratings"))).toBe("ratings is required")
    expect(form.getByPlaceholderText("ratings 1 to 5")).toBe(form.getByLabelText("Ratings"))
    expect(form.getByLabelText("Name")).toHaveFocus()
  })

  it("adds a review in the reader's name, with any rating, and the home page has it", async () => {
    signIn()
    fakeShop.reviews = [aReview({ reviewTitle: "An older one", email: "else@example.com" })]
    const user = visit("/")
    await screen.findByText("An older one")
    const main = within(screen.getByRole("navigation", { name: "Main" }))
    await user.click(main.getByRole("link", { name: "Dashboard" }))
    await user.click(await screen.findByRole("link", { name: "Reviews" }))
    const { form, send } = await openForm(user)
    expect(form.getByLabelText("Name")).toHaveValue("Mara Lindqvist")
    expect(form.getByLabelText("Email")).toHaveValue("customer@example.com")
    await user.type(form.getByLabelText("Review title"), "Two years on")
    await user.type(form.getByLabelText("Description"), "Still true.")
    await user.type(form.getByLabelText("Ratings"), "six of five")
    await send()
    await user.click(await screen.findByRole("button", { name: "Yes, send it so" }))
    await seeToast("Review Added Successfully")
    await seeTable("All Reviews", "Two years on")
    await user.click(main.getByRole("link", { name: "Home" }))
    await screen.findByText("Two years on")
  })

  it("fills a rating in by stars", async () => {
    signIn()
    const user = visit(PATH)
    const { form } = await openForm(user)
    const star = (name: string) => form.getByRole("button", { name })
    await user.click(star("4 stars of 5"))
    expect(form.getByLabelText("Ratings")).toHaveValue("4")
    expect(star("4 stars of 5")).toHaveAttribute("aria-pressed", "true")
    await user.clear(form.getByLabelText("Ratings"))
    await user.type(form.getByLabelText("Ratings"), "2")
    expect(star("4 stars of 5")).toHaveAttribute("aria-pressed", "false")
    expect(star("2 stars of 5")).toHaveAttribute("aria-pressed", "true")
  })

  it("asks once about a rating that is no number from 1 to 5, and sends it only then", async () => {
    signIn()
    const user = visit(PATH)
    const { form, send } = await openForm(user)
    await user.type(form.getByLabelText("Review title"), "Two years on")
    await user.type(form.getByLabelText("Description"), "Still true.")
    await user.type(form.getByLabelText("Ratings"), "11")
    await send()
    expect(await screen.findByText(/“11” is no number from 1 to 5/)).toBeVisible()
    await user.click(screen.getByRole("button", { name: "No, rate it" }))
    await waitFor(() => expect(form.getByLabelText("Ratings")).toHaveFocus())
    expect(fakeShop.reviews).toEqual([])
    await send()
    await user.click(await screen.findByRole("button", { name: "Yes, send it so" }))
    await seeToast("Review Added Successfully")
    expect(fakeShop.reviews).toMatchObject([{ rating: "11" }])
  })

  it("never shows words as if they were a rating", async () => {
    signIn()
    fakeShop.reviews = [aReview({ rating: "11" }), aReview({ rating: "4" })]
    visit(PATH)
    const table = await seeTable("All Reviews", "4")
    expect(columnOf(table, "Ratings")).toEqual(["In the writer's words: “11”", "4 of 5 stars"])
  })

  it("tells why the shop refuses and keeps the form", async () => {
    signIn()
    const user = visit(PATH)
    const { form, send } = await openForm(user)
    await user.clear(form.getByLabelText("Email"))
    await user.type(form.getByLabelText("Email"), "else@example.com")
    await user.type(form.getByLabelText("Review title"), "Two years on")
    await user.type(form.getByLabelText("Description"), "Still true.")
    await user.type(form.getByLabelText("Ratings"), "5")
    await send()
    await form.findByText("Reviews are written under one's own mail")
    expect(form.getByLabelText("Review title")).toHaveValue("Two years on")
  })
})
