import { screen, within } from "@testing-library/react"
import { http } from "msw"
import { aProduct } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { seeToast } from "@/testing/see"
import { server } from "@/testing/server"
import { signIn, visit } from "@/testing/visit"

const PATH = "/dashboard/lists/plist_1"

/** Somebody whose list has a disc and too few pads. */
function listed() {
  const user = signIn()
  const disc = aProduct({ productName: "Brake disc", price: 10, qty: "500" })
  const rule = { minimumQuantity: 48, multiple: 12, ladder: [{ from: 48, unitPrice: 3 }] }
  const pad = aProduct({ productName: "Brake pad", price: 3, qty: "200", ...rule })
  fakeShop.products = [disc, pad]
  const lines = [
    { productId: disc._id, qty: 60, note: "left shelf" },
    { productId: pad._id, qty: 50, note: "" },
  ]
  const head = { id: "plist_1", owner: user._id, note: "monthly", version: 1, shareToken: null }
  fakeShop.lists = [{ ...head, name: "Brakes", lines }]
  return { user, disc, pad, list: () => fakeShop.lists[0] }
}

const parts = () => screen.findByRole("list", { name: "Parts on the list" })
const names = async () =>
  within(await parts())
    .getAllByRole("heading")
    .map(({ textContent }) => textContent)

describe("a saved list", () => {
  it("mends a quantity by one click, and keeps a note when it is left", async () => {
    const { list } = listed()
    const user = visit(PATH)
    expect(await screen.findByText(/sold in cartons of 12/)).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Order 60" }))
    await expect.poll(() => list()?.lines[1]?.qty).toBe(60)
    const note = screen.getByLabelText("Note of Brake pad")
    await user.type(note, "right shelf")
    await user.tab()
    await expect.poll(() => list()?.lines[1]?.note).toBe("right shelf")
    expect(list()?.version).toBe(3)
  })

  it("moves a part by keys alone, says so and keeps the focus", async () => {
    const { list, pad } = listed()
    const user = visit(PATH)
    const up = await screen.findByRole("button", { name: "Move Brake pad up" })
    up.focus()
    await user.keyboard("{Enter}")
    expect(await names()).toEqual(["Brake pad", "Brake disc"])
    await expect.poll(() => list()?.lines[0]?.productId).toBe(pad._id)
    expect(screen.getByText("Brake pad is now part 1 of 2")).toBeInTheDocument()
    expect(document.activeElement).toHaveAccessibleName("Move Brake pad up")
    expect(document.activeElement).toHaveAttribute("aria-disabled", "true")
  })

  it("makes its change anew on what another device has made of it", async () => {
    const { list, disc } = listed()
    const user = visit(PATH)
    const remove = await screen.findByRole("button", { name: "Remove Brake pad" })
    const elsewhere = [...(list()?.lines ?? [])].map((line) =>
      line.productId === disc._id ? { ...line, qty: 77 } : line,
    )
    Object.assign(list() ?? {}, { version: 9, lines: elsewhere })
    await user.click(remove)
    await screen.findByText("Brake pad removed from the list")
    expect(list()?.lines).toMatchObject([{ productId: disc._id, qty: 77 }])
    await user.click(screen.getByRole("button", { name: "Undo" }))
    await expect.poll(() => list()?.lines.length).toBe(2)
  })

  it("tells of a name that another list has, at its field", async () => {
    const { user: owner, list } = listed()
    const head = { id: "plist_2", owner: owner._id, note: "", version: 1, shareToken: null }
    fakeShop.lists.push({ ...head, name: "Pads", lines: [] })
    const user = visit(PATH)
    await user.click(await screen.findByRole("button", { name: "Rename" }))
    const name = await screen.findByLabelText("Name")
    await user.clear(name)
    await user.type(name, "PADS")
    await user.click(screen.getByRole("button", { name: "Save" }))
    await screen.findByText("You have a list of this name already")
    await user.clear(name)
    await user.type(name, "Monday")
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByRole("heading", { name: "Monday" })).toBeVisible()
    expect(list()).toMatchObject({ name: "Monday", note: "monthly" })
  })

  it("comes back whole after it was deleted", async () => {
    const { list } = listed()
    const before = list()?.lines
    const user = visit(PATH)
    await user.click(await screen.findByRole("button", { name: "Delete" }))
    await screen.findByText("Brakes deleted")
    await screen.findByText("No lists yet")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(await names()).toEqual(["Brake disc", "Brake pad"])
    expect(list()?.lines).toEqual(before)
  })

  it("goes into the basket as a whole, without what is sold no longer", async () => {
    const { user: owner, disc, pad } = listed()
    fakeShop.products = [disc]
    const user = visit(PATH)
    await user.click(await screen.findByRole("button", { name: "Add all to basket" }))
    await screen.findByText("1 part in the basket; 1 no longer sold")
    const held = fakeShop.baskets.get(owner._id)?.lines
    expect(held).toEqual([{ productId: disc._id, qty: 60 }])
    expect(held).not.toContainEqual(expect.objectContaining({ productId: pad._id }))
  })

  it("is shared by a link that is copied, until its owner ends it", async () => {
    const { list } = listed()
    const user = visit(PATH)
    await user.click(await screen.findByRole("button", { name: "Share" }))
    const link = await screen.findByLabelText("Link to this list")
    expect(link).toHaveValue(`${location.origin}/list/token-of-plist_1`)
    expect(link).toHaveAccessibleDescription(/Only signed-in customers/)
    await user.click(screen.getByRole("button", { name: "Copy link" }))
    await seeToast("Link copied")
    expect(await navigator.clipboard.readText()).toContain("/list/token-of-plist_1")
    await user.click(screen.getByRole("button", { name: "End sharing" }))
    await screen.findByRole("button", { name: "Share" })
    expect(list()?.shareToken).toBeNull()
  })

  it("is shared behind a change that is on its way, whose answer knows of no link yet", async () => {
    const { list } = listed()
    const handled: string[] = []
    let answerChange = () => {}
    const held = new Promise<void>((resolve) => (answerChange = resolve))
    server.use(
      http.put("*/api/v1/list/plist_1", async () => {
        await held
        handled.push("change")
      }),
      http.post("*/api/v1/list/plist_1/share", () => void handled.push("share")),
    )
    const user = visit(PATH)
    await user.type(await screen.findByLabelText("Note of Brake pad"), "right shelf{Enter}")
    await user.click(screen.getByRole("button", { name: "Share" }))
    await user.click(screen.getByRole("heading", { name: "Brakes" }))
    answerChange()
    expect(await screen.findByLabelText("Link to this list")).toBeVisible()
    expect(handled).toEqual(["change", "share"])
    expect(list()?.lines[1]?.note).toBe("right shelf")
  })

  it("is not there for somebody else", async () => {
    listed()
    signIn()
    visit(PATH)
    expect(await screen.findByText("There is no such list")).toBeVisible()
  })
})

describe("a shared list", () => {
  it("is read by somebody else, who saves a copy", async () => {
    const { list } = listed()
    Object.assign(list() ?? {}, { shareToken: "secret" })
    const reader = signIn()
    const user = visit("/list/secret")
    expect(await names()).toEqual(["Brake disc", "Brake pad"])
    expect(screen.getByText("60 pieces")).toBeVisible()
    expect(screen.queryByRole("textbox")).toBeNull()
    await user.click(screen.getByRole("button", { name: "Save a copy" }))
    await seeToast("Brakes saved")
    expect(fakeShop.lists[1]).toMatchObject({ owner: reader._id, name: "Brakes" })
  })

  it("tells that its sharing has ended", async () => {
    listed()
    visit("/list/secret")
    expect(await screen.findByText(/its sharing has ended/)).toBeVisible()
  })
})

describe("My Lists", () => {
  it("makes a list, and a basket is saved as one", async () => {
    const { user: owner, disc } = listed()
    fakeShop.baskets.set(owner._id, { version: 1, lines: [{ productId: disc._id, qty: 60 }] })
    const user = visit("/dashboard/lists")
    expect(await screen.findByRole("link", { name: "Brakes" })).toBeVisible()
    await user.click(screen.getByRole("button", { name: "New list" }))
    await user.type(await screen.findByLabelText("Name"), "Filters")
    await user.click(screen.getByRole("button", { name: "Create" }))
    expect(await screen.findByText("There is no part on this list yet")).toBeVisible()
    await user.click(screen.getByRole("link", { name: "My Lists" }))
    expect(await screen.findByRole("link", { name: "Filters" })).toBeVisible()
  })

  it("saves a basket as a list", async () => {
    const { user: owner, disc } = listed()
    fakeShop.baskets.set(owner._id, { version: 1, lines: [{ productId: disc._id, qty: 60 }] })
    const user = visit("/basket")
    await user.click(await screen.findByRole("button", { name: "Save as list" }))
    await user.type(
      await screen.findByLabelText("Name", { selector: "[role=dialog] input" }),
      "Monday",
    )
    await user.click(screen.getByRole("button", { name: "Save" }))
    await screen.findByText("Monday saved")
    expect(fakeShop.lists[1]).toMatchObject({
      name: "Monday",
      lines: [{ productId: disc._id, qty: 60 }],
    })
  })
})
