import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { EnvironmentError } from "../environment-error"
import { readEnvironment } from "../environment"
import { secretFileVariables } from "../secret-files"

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "secret-files-"))

function file(name: string, text: string): string {
  const place = path.join(folder, name)
  fs.writeFileSync(place, text)
  return place
}

function sentences(source: NodeJS.ProcessEnv): readonly string[] {
  try {
    readEnvironment(source)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.sentences
    throw error
  }
  return []
}

describe("secrets in files", () => {
  afterAll(() => fs.rmSync(folder, { recursive: true }))

  it("takes a secret from the file that X_FILE names, without the line's end", () => {
    const { secrets, databaseUrl } = readEnvironment({
      JWT_SECRET_FILE: file("jwt", "a secret of some length\n"),
      DATABASE_URL_FILE: file("database", " postgres://shop:pass@db:5432/shop\n"),
    })
    expect(secrets).toEqual({ jwt: "a secret of some length" })
    expect(databaseUrl).toBe("postgres://shop:pass@db:5432/shop")
  })

  it("does so for every secret that a person may set, and for nothing else", () => {
    expect(secretFileVariables).toEqual(
      expect.arrayContaining(["STRIPE_API_KEY_FILE", "SMTP_URL_FILE", "COOKIE_SECRET_FILE"]),
    )
    expect(secretFileVariables.join()).not.toContain("SHOP_INTERNAL")
    expect(readEnvironment({ PORT_FILE: file("port", "81") }).port).toBe(9000)
  })

  it("takes an empty file for an unset variable", () => {
    const source = { SMTP_URL_FILE: file("empty", "\n"), STRIPE_API_KEY_FILE: "" }
    expect(readEnvironment(source)).toEqual(readEnvironment({}))
  })

  it("refuses a variable that is set twice, and a file that is not there", () => {
    const missing = path.join(folder, "missing")
    expect(
      sentences({
        COOKIE_SECRET: "a secret of some length",
        COOKIE_SECRET_FILE: file("cookie", "another of some length"),
        JWT_SECRET_FILE: missing,
      }),
    ).toEqual([
      "JWT_SECRET_FILE names " + missing + ", which cannot be read.",
      "COOKIE_SECRET and COOKIE_SECRET_FILE are both set: choose one.",
    ])
  })

  it("checks what a file holds, and repeats none of it", () => {
    expect(sentences({ STRIPE_API_KEY_FILE: file("stripe", "hidden-key") })).toEqual([
      "STRIPE_API_KEY must start with sk_test_, sk_live_, rk_test_ or rk_live_.",
    ])
  })
})
