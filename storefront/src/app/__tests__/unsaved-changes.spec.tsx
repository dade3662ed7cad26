import { screen, waitFor, within } from "@testing-library/react"
import { aProduct } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { seeTable, seeToast } from "@/testing/see"
import { signIn, signInAsAdministrator, visit } from "@/testing/visit"

type Opened = { dialog: string; field: string; leadsTo: string }

const DIALOGS: (Opened & { open: () => Promise<ReturnType<typeof visit>> })[] = [
  {
    dialog: "Purchase",
    field: "Phone",
    leadsTo: "/",
    open: async () => {
      signIn()
      fakeShop.products = [aProduct({ _id: "prod_1" })]
      return visit("/purchase/prod_1")
    },
  },
  {
    dialog: "Update Profile",
    field: "Education",
    leadsTo: "/dashboard",
    open: async () => visit(`/dashboard/updateUser/${signIn()._id}`),
  },
  {
    dialog: "Edit product",
    field: "Description",
    leadsTo: "/dashboard/product",
    open: async () => {
      signInAsAdministrator()
      fakeShop.products = [aProduct({ _id: "prod_1" })]
      return visit("/dashboard/update/prod_1")
    },
  },
  {
    dialog: "Add Product",
    field: "Price",
    leadsTo: "/dashboard/product",
    open: async () => {
      signInAsAdministrator()
      const user = visit("/dashboard/product")
      await user.click(await screen.findByRole("button", { name: "Add Product" }))
      return user
    },
  },
  {
    dialog: "Add Reviews",
    field: "Review title",
    leadsTo: "/dashboard/reviews",
    open: async () => {
      signIn()
      const user = visit("/dashboard/reviews")
      await user.click(await screen.findByRole("button", { name: "Add Reviews" }))
      return user
    },
  },
]

const asked = () => screen.findByRole("dialog", { name: "Discard your changes?" })
const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole("dialog", { name })).toBeNull())

/** What the browser would ask before a reload. */
function isHeld(): boolean {
  return !window.dispatchEvent(new Event("beforeunload", { cancelable: true }))
}

describe("a changed form is not lost without a question", () => {
  it.each(DIALOGS)("in the dialog $dialog", async ({ dialog, field, leadsTo, open }) => {
    const user = await open()
    const form = within(await screen.findByRole("dialog", { name: dialog }))
    const input = await form.findByLabelText(field)
    expect(isHeld()).toBe(false)
    await user.type(input, "7")
    expect(isHeld()).toBe(true)

    await user.keyboard("{Escape}")
    await user.click(within(await asked()).getByRole("button", { name: "No, keep editing" }))
    await gone("Discard your changes?")
    await user.click(form.getByRole("button", { name: "Cancel" }))
    await user.click(within(await asked()).getByRole("button", { name: "Yes, discard" }))
    await gone(dialog)
    await waitFor(() => expect(location.pathname).toBe(leadsTo))
    expect(isHeld()).toBe(false)
  })

  it.each(DIALOGS)("and untouched $dialog closes at once", async ({ dialog, field, open }) => {
    const user = await open()
    const form = within(await screen.findByRole("dialog", { name: dialog }))
    await form.findByLabelText(field)
    await user.click(form.getByRole("button", { name: "Cancel" }))
    await gone(dialog)
    expect(screen.queryByText("Discard your changes?")).toBeNull()
  })

  it("nor by the browser's Back", async () => {
    signIn()
    fakeShop.products = [aProduct({ _id: "prod_1" })]
    const user = visit("/")
    await user.click((await screen.findAllByRole("link", { name: "Purchase" }))[0] as HTMLElement)
    const form = within(await screen.findByRole("dialog", { name: "Purchase" }))
    await user.type(await form.findByLabelText("Phone"), "7")
    history.back()
    await user.click(within(await asked()).getByRole("button", { name: "No, keep editing" }))
    await gone("Discard your changes?")
    expect(location.pathname).toBe("/purchase/prod_1")
    expect(form.getByLabelText("Phone")).toHaveValue("7")
    history.back()
    await user.click(within(await asked()).getByRole("button", { name: "Yes, discard" }))
    await gone("Purchase")
    await waitFor(() => expect(location.pathname).toBe("/"))
  })

  it("nor asked about when it was just saved", async () => {
    signIn()
    const user = visit("/dashboard/reviews")
    await user.click(await screen.findByRole("button", { name: "Add Reviews" }))
    const form = within(await screen.findByRole("dialog", { name: "Add Reviews" }))
    await user.type(form.getByLabelText("Review title"), "Fits")
    await user.type(form.getByLabelText("Description"), "At once.")
    await user.type(form.getByLabelText("Ratings"), "5")
    await user.click(form.getByRole("button", { name: "Add Review" }))
    await seeToast("Review Added Successfully")
    await gone("Add Reviews")
    expect(screen.queryByText("Discard your changes?")).toBeNull()
    await seeTable("All Reviews", "Fits")
  })
})
