import { screen, waitFor, within } from "@testing-library/react"
import { userEvent, type UserEvent } from "@testing-library/user-event"
import { aProduct } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { errorOf, rowOf, seeTable, seeToast } from "@/testing/see"
import { Refusal, serve } from "@/testing/serve"
import { server } from "@/testing/server"
import { signInAsAdministrator, visit } from "@/testing/visit"

const PICTURE = new File(["picture"], "disc.png", { type: "image/png" })

async function openForm(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole("button", { name: "Add Product" }))
  return screen.findByRole("dialog", { name: "Add Product" })
}

async function fill(user: UserEvent, dialog: HTMLElement): Promise<void> {
  const form = within(dialog)
  await user.type(form.getByLabelText("Product name"), "Brake disc 280")
  await user.type(form.getByLabelText("Description"), "Vented")
  await user.type(form.getByLabelText("Price"), "12.5")
  await user.type(form.getByLabelText("Quantity"), "500")
  await user.upload(form.getByLabelText("Image"), PICTURE)
}

function send(user: UserEvent, dialog: HTMLElement): Promise<void> {
  return user.click(within(dialog).getByRole("button", { name: "Add Product" }))
}

beforeEach(() => {
  signInAsAdministrator()
})

describe("Add Product", () => {
  it("asks for every field in the specification's words and goes to the first", async () => {
    const user = visit("/dashboard/product")
    const dialog = await openForm(user)
    await send(user, dialog)
    const form = within(dialog)
    await form.findByText("productName is required")
    expect(errorOf(form.getByLabelText("Product name"))).toBe("productName is required")
    expect(errorOf(form.getByLabelText("Description"))).toBe("description is required")
    expect(errorOf(form.getByLabelText("Price"))).toBe("Price is required")
    expect(errorOf(form.getByLabelText("Quantity"))).toBe("quantity is required")
    expect(errorOf(form.getByLabelText("Image"))).toBe("image is required")
    expect(form.getByLabelText("Product name")).toHaveFocus()
  })

  it("stores the picture, then the product, and shows it in the list", async () => {
    const sent = vi.fn()
    server.events.on("request:start", async ({ request }) => {
      if (request.method === "POST" && request.url.endsWith("/products")) {
        sent(await request.clone().json())
      }
    })
    const user = visit("/dashboard/product")
    const dialog = await openForm(user)
    await fill(user, dialog)
    await send(user, dialog)
    await seeToast("Product Added Successfully")
    await seeTable("All Product", "Brake disc 280")
    server.events.removeAllListeners()
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      productName: "Brake disc 280",
      description: "Vented",
      price: 12.5,
      qty: 500,
      image: "/uploads/picture-1.webp",
      totalPrice: "6250",
    })
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  })

  it("keeps the form when the picture is refused, and takes another", async () => {
    server.use(
      serve("uploadImage", () => {
        throw new Refusal(415, "unsupported_media_type", { message: "This is no picture" })
      }),
    )
    const user = visit("/dashboard/product")
    const dialog = await openForm(user)
    await fill(user, dialog)
    await send(user, dialog)
    await within(dialog).findByText("This is no picture")
    expect(errorOf(within(dialog).getByLabelText("Image"))).toBe("This is no picture")
    expect(within(dialog).getByLabelText("Product name")).toHaveValue("Brake disc 280")
    server.resetHandlers()
    await send(user, dialog)
    await seeToast("Product Added Successfully")
  })

  it("shows a taken name under its field and does not send the picture twice", async () => {
    fakeShop.products = [aProduct({ productName: "Brake disc 280" })]
    const user = visit("/dashboard/product")
    const dialog = await openForm(user)
    await fill(user, dialog)
    await send(user, dialog)
    const name = within(dialog).getByLabelText("Product name")
    await waitFor(() => expect(errorOf(name)).toBe("There is a product of this name already"))
    expect(name).toHaveFocus()
    await user.type(name, " mm")
    await send(user, dialog)
    await seeToast("Product Added Successfully")
    expect(fakeShop.uploads).toBe(1)
  })

  it("refuses a file that is no picture before it is sent", async () => {
    const user = visit("/dashboard/product")
    const dialog = await openForm(user)
    const image = within(dialog).getByLabelText("Image")
    const drawing = new File(["<svg/>"], "disc.svg", { type: "image/svg+xml" })
    await userEvent.setup({ applyAccept: false }).upload(image, drawing)
    await send(user, dialog)
    await within(dialog).findByText("image must be a png, jpeg, webp or avif file")
    expect(fakeShop.uploads).toBe(0)
  })
})

describe("the product's edit dialog", () => {
  it("is filled from the product and keeps its picture", async () => {
    const product = aProduct({ productName: "Brake disc", price: 12.4, qty: "500" })
    fakeShop.products = [product]
    const user = visit("/dashboard/product")
    const table = await seeTable("All Product", "Brake disc")
    await user.click(within(table).getByRole("button", { name: "Edit" }))
    expect(location.pathname).toBe(`/dashboard/update/${product._id}`)
    const form = within(await screen.findByRole("dialog", { name: "Edit product" }))
    const quantity = await form.findByLabelText("Quantity")
    expect(form.getByLabelText("Product name")).toHaveValue("Brake disc")
    expect(form.getByLabelText("Price")).toHaveValue(12.4)
    await user.clear(quantity)
    await user.type(quantity, "0")
    await user.click(form.getByRole("button", { name: "Save" }))
    await seeToast("Product Updated Successfully")
    await waitFor(() => expect(location.pathname).toBe("/dashboard/product"))
    await within(rowOf(table, "Brake disc")).findByText("Out of stock")
    expect(product.image).toBe("/uploads/disc.webp")
  })

  it("leaves the stock to the orders where nobody typed another", async () => {
    const product = aProduct({ productName: "Brake disc", qty: "500" })
    fakeShop.products = [product]
    const user = visit(`/dashboard/update/${product._id}`)
    const form = within(await screen.findByRole("dialog", { name: "Edit product" }))
    await user.type(await form.findByLabelText("Product name"), " 280")
    const sent = vi.fn()
    server.events.on("request:start", async ({ request }) => {
      if (request.method !== "PUT") return
      sent(await request.clone().json())
      // Sold after the dialog's last look at the stock.
      product.qty = "450"
    })
    await user.click(form.getByRole("button", { name: "Save" }))
    await seeToast("Product Updated Successfully")
    server.events.removeAllListeners()
    const { description, price, image } = product
    const name = "Brake disc 280"
    expect(sent).toHaveBeenCalledExactlyOnceWith({ productName: name, description, price, image })
    expect(product).toMatchObject({ productName: name, qty: "450" })
  })

  it("asks for a picture where the product has none", async () => {
    const product = aProduct({ image: "" })
    fakeShop.products = [product]
    const user = visit(`/dashboard/update/${product._id}`)
    await user.click(await screen.findByRole("button", { name: "Save" }))
    await screen.findByText("image is required")
  })

  it("leads to All Product by Cancel and by Escape", async () => {
    const product = aProduct()
    fakeShop.products = [product]
    const user = visit(`/dashboard/update/${product._id}`)
    await screen.findByRole("button", { name: "Save" })
    await user.click(screen.getByRole("button", { name: "Cancel" }))
    await waitFor(() => expect(location.pathname).toBe("/dashboard/product"))
    const table = await seeTable("All Product", product.productName)
    await user.click(within(table).getByRole("button", { name: "Edit" }))
    await screen.findByRole("button", { name: "Save" })
    await user.keyboard("{Escape}")
    await waitFor(() => expect(location.pathname).toBe("/dashboard/product"))
  })

  it("tells that the product is gone", async () => {
    visit("/dashboard/update/prod_gone")
    await screen.findByText("The product could not be loaded")
  })
})
