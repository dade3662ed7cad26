import { readFile } from "node:fs/promises"
import type { Page } from "playwright-core"
import { inject } from "vitest"
import { openMedusaAdmin } from "../setup/actions"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const ADMIN = { email: "admin@example.com", password: "carparts-admin" }
const SKU = "BD-2803-V"

describe("what staff say of vehicles", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("is said by hand and by file, and the shop knows it at once", async () => {
    const { page, complaints } = await newVisitor()
    await openMedusaAdmin(page, ADMIN)
    const make = `Marke ${Date.now()}`
    await addVehicle(page, make)

    await page.goto(`/app/products/${(await partOf(SKU)).productId}`)
    await page.getByRole("button", { name: "Add a vehicle that it fits" }).click()
    const drawer = page.getByRole("dialog")
    await choose(page, "Make", make)
    await choose(page, "Model", "Kombi")
    await choose(page, "Vehicle", "I · K14 · 2001-02 – 2005-11")
    await drawer.getByLabel("Condition").fill("with sports chassis")
    await drawer.getByRole("button", { name: "Save" }).click()
    await page.getByText("The fitment is saved").first().waitFor()
    await page.getByRole("searchbox", { name: "Make, model, engine" }).fill(make)
    await page.getByRole("row").filter({ hasText: "with sports chassis" }).waitFor()
    expect(await fitOf(make)).toMatchObject({ fit: "fits_if" })

    await page.goto("/app/vehicles")
    const saved = page.waitForEvent("download")
    await page.getByRole("button", { name: "Export fitments" }).click()
    const whole = await readFile(await (await saved).path(), "utf8")
    await sendFile(page, "whole.csv", whole)
    await page.getByRole("tab", { name: "New and changed (0)" }).waitFor()
    await page.getByRole("tab", { name: "Problems (0)" }).waitFor()
    await page.getByRole("button", { name: "Choose another file" }).click()

    const changed = whole.replace("with sports chassis", "")
    await sendFile(page, "changed.csv", changed)
    await page.getByRole("button", { name: "Import 2 rows" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Import" }).click()
    await page.getByText("changed.csv is imported.").waitFor()
    expect(await fitOf(make)).toMatchObject({ fit: "fits" })
    // The vehicle without its first month was refused, and nothing else.
    expect(complaints).toEqual([expect.stringContaining("400 (Bad Request)")])
  })
})

/** By the menu: a make, a model of it, and a vehicle. */
async function addVehicle(page: Page, make: string): Promise<void> {
  await page.getByRole("link", { name: "Vehicles" }).click()
  await page.getByRole("button", { name: "Add a make" }).click()
  await page.getByLabel("Name", { exact: true }).fill(make)
  await page.getByRole("button", { name: "Save" }).click()
  await page.getByRole("searchbox", { name: "Find a make" }).fill(make)
  await page.getByRole("button", { name: make, exact: true }).click()
  await page.getByRole("button", { name: "Add a model" }).click()
  await page.getByLabel("Name", { exact: true }).fill("Kombi")
  await page.getByRole("button", { name: "Save" }).click()
  await page.getByRole("button", { name: "Kombi", exact: true }).click()
  await page.getByRole("button", { name: "Add a vehicle" }).click()
  await page.getByLabel("Generation", { exact: true }).fill("I")
  await page.getByLabel("Engine codes").fill("K14")
  await page.getByLabel("Built to").fill("2005-11")
  await page.getByRole("button", { name: "Save" }).click()
  await page.getByRole("alert").filter({ hasText: "must be a month like 2014-07" }).waitFor()
  await page.getByLabel("Built from").fill("2001-02")
  await page.getByRole("button", { name: "Save" }).click()
  await page.getByRole("row").filter({ hasText: "K14" }).waitFor()
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).click()
  await page.getByRole("option", { name: option }).click()
}

async function sendFile(page: Page, name: string, text: string): Promise<void> {
  const chooser = page.waitForEvent("filechooser")
  await page.getByRole("button", { name: "Choose a file" }).first().click()
  await (await chooser).setFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) })
}

async function read(path: string): Promise<Record<string, string>[]> {
  const answer = await fetch(`${inject("shopUrl")}/api/v1${path}`)
  return ((await answer.json()) as { data: Record<string, string>[] }).data
}

async function partOf(sku: string): Promise<{ productId: string }> {
  const [part] = await read(`/products?q=${sku}`)
  return { productId: part?._id ?? "" }
}

/** What the shop says of the part and the make's only vehicle. */
async function fitOf(make: string): Promise<unknown> {
  const handle = make.toLowerCase().replace(" ", "-")
  const [vehicle] = await read(`/vehicles?make=${handle}`)
  const [part] = await read(`/products?q=${SKU}&vehicle=${vehicle?._id}&fit=all`)
  return part
}
