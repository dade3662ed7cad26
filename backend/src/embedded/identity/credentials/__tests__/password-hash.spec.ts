import { hashPassword, isPassword } from "../password-hash"

describe("password hashes", () => {
  it("know their password alone", async () => {
    const hash = await hashPassword("secret-one")
    expect(hash).toMatch(/^scrypt\$15\$8\$1\$/)
    expect(hash).not.toContain("secret-one")
    expect(await isPassword("secret-one", hash)).toBe(true)
    expect(await isPassword("secret-two", hash)).toBe(false)
  })

  it("differ for equal passwords", async () => {
    expect(await hashPassword("secret-one")).not.toBe(await hashPassword("secret-one"))
  })

  it("are one for the two ways of writing an accent", async () => {
    expect(await isPassword("cafe\u0301-bar", await hashPassword("caf\u00e9-bar"))).toBe(true)
  })

  it.each(["", "secret-one", "scrypt$", "scrypt$15$8$1$$"])("are never %j", async (text) => {
    expect(await isPassword("secret-one", text)).toBe(false)
  })
})
