import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { openMedusaAdmin } from "../setup/actions"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const ADMIN = { email: "admin@example.com", password: "carparts-admin" }

describe("webhooks in Medusa Admin", () => {
  const signatures: unknown[] = []
  const receiver = createServer((request, response) => {
    signatures.push(request.headers["webhook-signature"])
    response.end("thank you")
  })
  beforeAll(async () => {
    receiver.listen(0, "127.0.0.1")
    await once(receiver, "listening")
    await openBrowser()
  })
  afterAll(async () => {
    receiver.close()
    await closeBrowser()
  })

  it("are created with a secret that is shown once, tested, and deleted", async () => {
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/orders`
    const { page } = await newVisitor()
    await openMedusaAdmin(page, ADMIN)
    await page.goto("/app/settings/webhooks")
    await page.getByRole("button", { name: "Create webhook" }).click()
    const form = page.getByRole("dialog")
    await form.getByRole("button", { name: "Create", exact: true }).click()
    await form.getByText("An https address is required").waitFor()
    await form.getByLabel("Address").fill(url)
    await form.getByLabel("An order was paid").click()
    await form.getByRole("button", { name: "Create", exact: true }).click()
    await page.getByText(/^whsec_.{44}$/).waitFor()
    await page.getByRole("button", { name: "Done" }).click()

    await page.getByRole("link", { name: url }).click()
    await page.getByText("order.placed, order.paid").waitFor()
    await page.getByRole("button", { name: "Send test" }).click()
    await page.getByText("The test was taken").first().waitFor()
    expect(signatures).toEqual([expect.stringMatching(/^v1,.{44}$/)])
    await page.getByRole("button", { name: "ping" }).click()
    await page.getByRole("dialog").getByText("thank you").waitFor()
    await page.getByRole("dialog").getByRole("button", { name: "Send again" }).click()
    await expect.poll(() => signatures.length).toBe(2)
    await page.keyboard.press("Escape")

    await page.getByRole("button", { name: "More actions" }).click()
    await page.getByRole("menuitem", { name: "Delete" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
    await page.getByText("No webhook yet").waitFor()
  })
})
