import type { StaffField } from "@shop/contract/shop/declared-field"
import { screen, waitFor, within } from "@testing-library/react"
import { declared } from "@/testing/declared"
import { anOrder, aProduct } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { errorOf, seeToast } from "@/testing/see"
import { Refusal, serve } from "@/testing/serve"
import { server } from "@/testing/server"
import { signIn, signInAsAdministrator, visit } from "@/testing/visit"

const SHAPE = { kind: "text", isAsked: false, isRequired: false, isChangeable: true } as const
const NORM: StaffField = { ...SHAPE, of: "product", field: "norm", label: "Norm" }
const SUPPLIER: StaffField = { ...SHAPE, of: "product", field: "supplier", label: "Supplier" }
const BATCH: StaffField = { ...SHAPE, of: "orderLine", field: "batch", label: "Batch" }
const CREDIT: StaffField = { ...SHAPE, of: "order", field: "credit", label: "Credit" }
const LIMIT: StaffField = { ...SHAPE, of: "customer", field: "limit", label: "Limit" }

function disc(more: object) {
  const product = Object.assign(aProduct({ productName: "Brake disc" }), more)
  fakeShop.products = [product]
  return product
}

describe("the fields that plugins declared of a product", () => {
  it("are in the form of staff, who alone write them, and sent where they changed", async () => {
    declared.staffs = [NORM, SUPPLIER]
    signInAsAdministrator()
    const product = disc({ norm: "DIN 1", supplier: "Velmont" })
    const user = visit(`/dashboard/update/${product._id}`)
    const form = within(await screen.findByRole("dialog", { name: "Edit product" }))
    const norm = await form.findByLabelText("Norm")
    expect(norm).toHaveValue("DIN 1")
    let sent: unknown
    server.use(
      serve("updateProduct", ({ body }) => {
        sent = body
        return { body: { success: true, data: product } }
      }),
    )
    await user.clear(norm)
    await user.click(form.getByRole("button", { name: "Save" }))
    await seeToast("Product Updated Successfully")
    expect(sent).toMatchObject({ norm: null, productName: "Brake disc" })
    expect(sent).not.toHaveProperty("supplier")
  })

  it("bear the shop's complaint", async () => {
    declared.staffs = [NORM]
    signInAsAdministrator()
    const product = disc({})
    const user = visit(`/dashboard/update/${product._id}`)
    const form = within(await screen.findByRole("dialog", { name: "Edit product" }))
    const message = "ten signs at most"
    server.use(
      serve("updateProduct", () => {
        throw new Refusal(400, "invalid_input", { message, errors: [{ field: "norm", message }] })
      }),
    )
    const norm = await form.findByLabelText("Norm")
    await user.type(norm, "7")
    await user.click(form.getByRole("button", { name: "Save" }))
    await waitFor(() => expect(errorOf(norm)).toBe(message))
  })

  it("are on the part's page, in its data sheet", async () => {
    declared.fields = [{ ...SHAPE, of: "product", field: "norm", label: "Norm" }]
    signIn()
    const product = disc({ norm: "DIN 1" })
    visit(`/product/${product._id}`)
    expect((await screen.findByText("Norm")).nextElementSibling).toHaveTextContent("DIN 1")
  })
})

describe("the fields that staff alone read", () => {
  it("are in the dashboard of staff: on an order's page, in its lines and its list", async () => {
    declared.staffs = [BATCH, CREDIT]
    signInAsAdministrator()
    const order = Object.assign(anOrder({ productName: "Brake disc" }), { credit: "tight" })
    Object.assign(order.lines[0] ?? {}, { batch: "B-7" })
    fakeShop.orders = [order]
    const user = visit("/dashboard/manageOrders")
    expect(await screen.findByText("Credit: tight")).toBeVisible()
    await user.click(screen.getByRole("link", { name: "Brake disc" }))
    expect(await screen.findByText("Batch: B-7")).toBeVisible()
    expect((await screen.findByText("Credit")).nextElementSibling).toHaveTextContent("tight")
  })

  it("are in the lists of users and of products", async () => {
    declared.staffs = [LIMIT, SUPPLIER]
    const admin = signInAsAdministrator()
    Object.assign(admin, { limit: "500" })
    disc({ supplier: "Velmont" })
    const user = visit("/dashboard/users")
    expect(await screen.findByText("Limit: 500")).toBeVisible()
    await user.click(screen.getByRole("link", { name: "All Product" }))
    expect(await screen.findByText("Supplier: Velmont")).toBeVisible()
  })

  it("are not asked for from people who are no staff", async () => {
    const asked = vi.fn()
    server.use(
      serve("listFields", () => {
        asked()
        return { body: { success: true, data: [] } }
      }),
    )
    const { email } = signIn()
    fakeShop.orders = [anOrder({ email, productName: "Brake disc" })]
    visit("/dashboard/orders")
    await screen.findByRole("link", { name: "Brake disc" })
    expect(asked).not.toHaveBeenCalled()
  })
})
