import { COMMON_PASSWORD } from "../../../contract/account/password"
import list from "../common-passwords.json"
import { passwordFault } from "../password-fault"

describe("a new password", () => {
  it.each([
    ["", "password must be at least 6 characters"],
    ["12345", "password must be at least 6 characters"],
    ["gasket", "password must be at least 8 characters"],
    ["gaskets", "password must be at least 8 characters"],
    ["password", COMMON_PASSWORD],
    ["PassWord1", COMMON_PASSWORD],
    ["ｐassword", COMMON_PASSWORD],
    ["1234567890", COMMON_PASSWORD],
  ])("%j is refused: %s", (password, sentence) => {
    expect(passwordFault(password)).toBe(sentence)
  })

  it.each(["carparts-admin", "carparts-demo", "two gaskets", "ölfilter-7"])(
    "%j is taken",
    (good) => {
      expect(passwordFault(good)).toBeNull()
    },
  )

  it("is held against more than the 3,000 most common ones that are long enough", () => {
    const words = Object.values(list.words).flatMap((line) => line.split(" "))
    expect(new Set(words).size).toBe(words.length)
    expect(words.length).toBeGreaterThan(10_000)
    expect(words.filter((word) => word.length < 8 || word !== word.toLowerCase())).toEqual([])
  })
})
