import { readGuestBasket, writeGuestBasket } from "../guest-basket"

const BASKET = { id: "one", lines: [{ productId: "disc", qty: 60 }] }

describe("a guest's basket", () => {
  it("stays in the browser, and is the same object until it changes", () => {
    writeGuestBasket(BASKET)
    expect(JSON.parse(localStorage.getItem("basket") ?? "")).toEqual(BASKET)
    expect(readGuestBasket()).toBe(readGuestBasket())
    writeGuestBasket({ ...BASKET, lines: [] })
    expect(localStorage.getItem("basket")).toBeNull()
  })

  it("is what another tab has written", () => {
    writeGuestBasket(BASKET)
    localStorage.setItem("basket", JSON.stringify({ ...BASKET, id: "two" }))
    expect(readGuestBasket().id).toBe("two")
  })

  it.each(["", "{", "[]", '{"id":1,"lines":[]}', '{"id":"a","lines":{}}', "null"])(
    "is empty where somebody wrote %s",
    (text) => {
      localStorage.setItem("basket", text)
      expect(readGuestBasket().lines).toEqual([])
    },
  )

  it("leaves out what is no line", () => {
    const lines = [null, { productId: 1, qty: 1 }, { productId: "pad", qty: -1 }, BASKET.lines[0]]
    localStorage.setItem("basket", JSON.stringify({ id: "a", lines }))
    expect(readGuestBasket().lines).toEqual(BASKET.lines)
  })

  it("lasts as long as the page where storage is blocked", () => {
    const blocked = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked")
    })
    writeGuestBasket(BASKET)
    expect(readGuestBasket()).toEqual(BASKET)
    blocked.mockRestore()
  })
})
