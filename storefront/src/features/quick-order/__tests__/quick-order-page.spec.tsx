import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { chooseVehicle } from "@/features/vehicles/choice/choose-vehicle"
import { aProduct, aVehicle } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { Refusal, serve } from "@/testing/serve"
import { server } from "@/testing/server"
import { signIn, visit } from "@/testing/visit"
import { writeDraft } from "../draft/draft"
import { answered, answerLists, answerReorder } from "./checked-rows"

const editor = () => screen.findByLabelText<HTMLTextAreaElement>("Your list")
const wrong = () => screen.findByRole("list", { name: "To mend" })
const ready = () => screen.findByRole("list", { name: "Ready" })
const told = () => screen.getAllByRole("status").map(({ textContent }) => textContent)

describe("the page of quick orders", () => {
  it("looks a pasted list up, and shows first what is to mend", async () => {
    const asked = answerLists()
    const user = visit("/quickOrder")
    await user.click(await editor())
    await user.paste("BD-1\t60\nBP-1\t50\nXX-1\t5")
    const faults = within(await wrong()).getAllByRole("listitem")
    expect(faults[0]).toHaveTextContent(/Line 2.*Brake pad.*this part is sold in cartons of 12/)
    expect(faults[1]).toHaveTextContent(/Line 3.*No part has the number XX-1/)
    expect(await ready()).toHaveTextContent(/Brake disc.*Line 1.*\$10\.00 a piece.*\$600\.00/)
    expect(told()).toContain("1 part ready, 2 to mend")
    expect(asked).toEqual([
      [
        { row: 1, number: "BD-1", qty: "60" },
        { row: 2, number: "BP-1", qty: "50" },
        { row: 3, number: "XX-1", qty: "5" },
      ],
    ])
  })

  it("mends a quantity, a number and a row that is too much by a click each", async () => {
    answerLists()
    writeDraft("BP-1;50\nBP1-X;36\nXX-1;5")
    const user = visit("/quickOrder")
    await user.click(await screen.findByRole("button", { name: "Order 60" }))
    await waitFor(() => expect(told()).toContain("1 part ready, 2 to mend"))
    await user.click(screen.getByRole("button", { name: "Take BP-1" }))
    await waitFor(() => expect(told()).toContain("1 part ready, 1 to mend"))
    expect(await ready()).toHaveTextContent(/Lines 1, 2.*Added up from lines 1, 2/)
    await user.click(screen.getByRole("button", { name: "Remove XX-1" }))
    await waitFor(() => expect(told()).toContain("1 part ready"))
    expect(await editor()).toHaveValue("60 x BP-1\n36 x BP-1")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(await editor()).toHaveValue("60 x BP-1\n36 x BP-1\nXX-1;5")
  })

  it("names what takes the place of a part that is phased out, one click away", async () => {
    const successor = { productId: "prod_pad", productName: "Brake pad", sku: "BP-1" }
    answerLists((row) => (row.number === "BD-1" ? { successor } : {}))
    writeDraft("BD-1 60")
    const user = visit("/quickOrder")
    expect(await ready()).toHaveTextContent("Being phased out: Brake pad takes its place")
    await user.click(screen.getByRole("button", { name: "Take BP-1" }))
    expect(await editor()).toHaveValue("60 x BP-1")
  })

  it("says of each part whether it fits the chosen vehicle", async () => {
    answerLists()
    const vehicle = aVehicle()
    fakeShop.vehicles = [vehicle]
    fakeShop.fits.set("prod_disc", { fit: "fits", fitNotes: [] })
    fakeShop.fits.set("prod_pad", { fit: "does_not_fit", fitNotes: [] })
    chooseVehicle(vehicle)
    writeDraft("BD-1 60\nBP-1 50")
    visit("/quickOrder")
    await within(await ready()).findByText("Fits your vehicle")
    await within(await wrong()).findByText("Does not fit your vehicle")
  })

  it("marks a quantity that nobody named, and refuses one that may be two", async () => {
    answerLists()
    writeDraft("BD-1\nBP-1 1.000")
    visit("/quickOrder")
    expect(await ready()).toHaveTextContent(
      "No quantity was given: 50 is the least that can be ordered",
    )
    expect(await wrong()).toHaveTextContent(
      "1.000 may be one or a thousand: type it without point or comma",
    )
  })

  it("reads the end of a number as its own where that is a part's", async () => {
    const asked = answerLists()
    writeDraft("B D - 1 60")
    const user = visit("/quickOrder")
    await wrong()
    expect(asked.map(([row]) => row?.number)).toEqual(["B D - 1", "B D - 1 60", "B D - 1"])
    const number = screen.getByLabelText("Number in line 1")
    await user.clear(number)
    await user.type(number, "BD-1{Enter}")
    expect(await ready()).toHaveTextContent("$600.00")
  })

  it("takes rows typed one after the other, by the keyboard alone", async () => {
    answerLists()
    const user = visit("/quickOrder")
    const form = within(await screen.findByRole("form", { name: "Add a row" }))
    await user.click(form.getByLabelText("Number"))
    await user.keyboard("BD-1{Enter}60{Enter}BP-1{Enter}48{Enter}")
    expect(await editor()).toHaveValue("60 x BD-1\n48 x BP-1\n")
    expect(form.getByLabelText("Number")).toHaveFocus()
    await waitFor(() => expect(told()).toContain("2 parts ready"))
  })

  it("reads a dropped file, and puts it behind what is there already", async () => {
    answerLists()
    writeDraft("BD-1 60")
    const user = visit("/quickOrder")
    await editor()
    const file = new File(["\uFEFFMenge;Artikelnummer\r\n48;BP-1\r\n"], "order.csv")
    await user.upload(screen.getByLabelText("choose a CSV file"), file)
    await waitFor(async () => expect(await editor()).toHaveValue("BD-1 60\n48 x BP-1"))
    expect(await screen.findByText("One row of order.csv added")).toBeVisible()
  })

  it("takes a file that is dropped onto the list, and refuses what is none", async () => {
    answerLists()
    visit("/quickOrder")
    const drop = async (file: File) =>
      fireEvent.drop(await editor(), { dataTransfer: { files: [file] } })
    await drop(new File(["BD-1;60"], "order.csv"))
    await waitFor(async () => expect(await editor()).toHaveValue("BD-1;60"))
    await drop(new File(["PK\u0000\u0000"], "order.xlsx"))
    expect(
      await screen.findByText("This file is no list: save it as CSV and try again"),
    ).toBeVisible()
    expect(await editor()).toHaveValue("BD-1;60")
  })

  it("keeps what is ready on a list, a new one and an old one, and stays as it is", async () => {
    signIn()
    fakeShop.products = [aProduct({ _id: "prod_disc" })]
    answerLists()
    writeDraft("BD-1 60\nXX-1 5")
    const user = visit("/quickOrder")
    const open = async () =>
      user.click(await screen.findByRole("button", { name: "Save to a list" }))
    await waitFor(() => expect(told()).toContain("1 part ready, 1 to mend"))
    await open()
    await user.click(await screen.findByRole("button", { name: "Save" }))
    expect(await screen.findByText("name is required")).toBeVisible()
    await user.type(screen.getByLabelText("Name of the list"), "Monday")
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText("1 part saved to Monday")).toBeVisible()
    await open()
    await user.selectOptions(await screen.findByLabelText("List"), "Monday")
    await user.click(screen.getByRole("button", { name: "Save" }))
    await waitFor(() =>
      expect(fakeShop.lists[0]?.lines).toMatchObject([{ productId: "prod_disc", qty: 120 }]),
    )
    expect(await editor()).toHaveValue("BD-1 60\nXX-1 5")
  })

  it("puts what is ready into the basket, and keeps the rest", async () => {
    const person = signIn()
    fakeShop.products = [aProduct({ _id: "prod_disc" })]
    answerLists()
    writeDraft("BD-1 60\nXX-1 5")
    const user = visit("/quickOrder")
    await user.click(await screen.findByRole("button", { name: "Add to basket" }))
    expect(await screen.findByText("1 part in the basket")).toBeVisible()
    expect(fakeShop.baskets.get(person._id)?.lines).toEqual([{ productId: "prod_disc", qty: 60 }])
    expect(await editor()).toHaveValue("XX-1 5")
  })

  it("adds the same list again where it is pasted again", async () => {
    const person = signIn()
    fakeShop.products = [aProduct({ _id: "prod_disc" })]
    const keys: (string | null)[] = []
    server.events.on("request:start", ({ request }) => {
      if (request.url.endsWith("/basket/lines")) keys.push(request.headers.get("Idempotency-Key"))
    })
    answerLists()
    const user = visit("/quickOrder")
    for (const pieces of [60, 120]) {
      await user.click(await editor())
      await user.paste("BD-1 60")
      const add = screen.getByRole("button", { name: "Add to basket" })
      await waitFor(() => expect(add).toBeEnabled())
      await user.click(add)
      await waitFor(() => expect(fakeShop.baskets.get(person._id)?.lines[0]?.qty).toBe(pieces))
      await waitFor(async () => expect(await editor()).toHaveValue(""))
    }
    server.events.removeAllListeners()
    expect(new Set(keys).size).toBe(2)
  })

  it("gives a removed row back, and keeps what was typed since", async () => {
    answerLists()
    writeDraft("BD-1 60\nXX-1 5")
    const user = visit("/quickOrder")
    await user.click(await screen.findByRole("button", { name: "Remove XX-1" }))
    await user.click(await editor())
    await user.keyboard("{End}\nBP-1 48")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(await editor()).toHaveValue("BD-1 60\nBP-1 48\nXX-1 5")
  })

  it("keeps a guest's list over the sign-in, and shows nobody another's", async () => {
    answerLists()
    writeDraft("BD-1 60")
    signIn()
    visit("/quickOrder")
    expect(await editor()).toHaveValue("BD-1 60")
    act(() => writeDraft("BD-1 70"))
    act(() => void signIn({ email: "other@example.com" }))
    await waitFor(async () => expect(await editor()).toHaveValue(""))
  })
})

describe("a quick order of what was ordered before", () => {
  it("opens an order's rows, says what is another since, and puts the list of before aside", async () => {
    signIn()
    answerLists()
    answerReorder("order_1", [
      {
        ...answered({ row: 1, number: "BD-1", qty: "60" }),
        ordered: { productName: "Brake disc", sku: "BD-0", qty: 60, unitPrice: 9.5 },
        changes: ["price"],
      },
      {
        ...answered({ row: 2, number: "XX-1", qty: "50" }),
        ordered: { productName: "Gasket", sku: "XX-1", qty: 50, unitPrice: 1 },
        changes: ["not_sold"],
      },
    ])
    writeDraft("BP-1 48")
    const user = visit("/quickOrder?order=order_1")
    expect(await screen.findByText("2 parts are others than when you ordered them")).toBeVisible()
    expect(screen.getByText("Brake disc cost $9.50 a piece then, and $10.00 now.")).toBeVisible()
    expect(screen.getByText("Gasket is no longer sold.")).toBeVisible()
    expect(await editor()).toHaveValue("60 x BD-1\n50 x XX-1")
    expect(location.search).toBe("")
    await waitFor(() => expect(told()).toContain("1 part ready, 1 to mend"))
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(await editor()).toHaveValue("BP-1 48")
  })

  it("says why an order's rows do not open", async () => {
    signIn()
    server.use(
      serve("reorder", () => {
        throw new Refusal(404, "order_not_found", { message: "This order is not there" })
      }),
    )
    visit("/quickOrder?order=gone")
    expect(await screen.findByText("The list could not be opened")).toBeVisible()
    expect(screen.getByText("This order is not there")).toBeVisible()
  })
})
