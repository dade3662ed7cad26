import { fill, fillCard, press, register, seeToast, somebody } from "../setup/actions"
import { firstProduct } from "../setup/first-product"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

describe("what was typed into a dialog", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("is asked about by Back, the backdrop, Escape and a reload, and never after it was sent", async () => {
    const { page, complaints } = await newVisitor()
    const buyer = somebody("Nils Dahl")
    const { productName } = await firstProduct()
    const question = page.getByRole("dialog", { name: "Discard your changes?" })
    const answer = async (words: string) => {
      await question.getByRole("button", { name: words }).click()
      await question.waitFor({ state: "detached" })
    }
    await page.goto("/register")
    await register(page, buyer)
    await page.goto("/showProduct?q=BD-2803-V")
    await page.getByRole("article", { name: productName }).getByText("Purchase").click()
    const purchase = page.getByRole("dialog", { name: "Purchase" })
    await fill(page, { Address: "Dock 2" })

    await page.goBack()
    await answer("No, keep editing")
    expect(new URL(page.url()).pathname).toMatch(/^\/purchase\//)
    await expect.poll(() => purchase.getByLabel("Address").inputValue()).toBe("Dock 2")
    const asked = page.waitForEvent("dialog")
    const reload = page.reload()
    expect((await asked).type()).toBe("beforeunload")
    await (await asked).accept()
    await reload

    await fill(page, { Address: "Dock 2" })
    await page.mouse.click(5, 5)
    await answer("Yes, discard")
    await page.waitForURL("**/showProduct?q=BD-2803-V")
    await purchase.waitFor({ state: "detached" })

    const link = page.getByRole("article", { name: productName }).getByText("Purchase")
    await link.click()
    await fill(page, { Address: "Dock 2", Phone: "555 0100", Quantity: "50" })
    await press(page, "Place order")
    await seeToast(page, "Order Successfully Placed")
    await page.waitForURL("**/dashboard/payment/*")
    await purchase.waitFor({ state: "detached" })
    expect(await question.count()).toBe(0)

    const payment = page.getByRole("dialog", { name: "Payment" })
    await payment.getByRole("button", { name: "Pay" }).and(page.locator(":enabled")).waitFor()
    await fillCard(page, "4242 4242 4242 4242")
    await payment.getByRole("button", { name: "Cancel" }).click()
    await answer("No, keep editing")
    await page
      .frameLocator('iframe[name^="__privateStripeFrame"]')
      .first()
      .locator('[name="cvc"]')
      .press("Escape")
    await answer("Yes, discard")
    await page.waitForURL("**/dashboard/orders")
    await payment.waitFor({ state: "detached" })
    expect(complaints).toEqual([])
  })
})
