import { mail } from "../text"

describe("mail", () => {
  it("ignores case and blanks around it", () => {
    expect(mail.parse(" Ada@Example.COM ")).toBe("ada@example.com")
  })

  it("takes no look-alike for an ASCII letter", () => {
    expect(mail.parse("\u212Aim@example.com")).toBe("\u212Aim@example.com")
    expect(mail.parse("\u0130@example.com")).toBe("\u0130@example.com")
  })

  it.each(["", "nobody", "a@b", "a b@c.de", "a@b@c.de", `${"a".repeat(250)}@b.cd`])(
    "refuses %j",
    (text) => {
      expect(mail.safeParse(text).success).toBe(false)
    },
  )
})
