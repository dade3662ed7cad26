import { createInstance } from "i18next"
import { beforeAll, describe, expect, it } from "vitest"
import { ENGLISH } from "../english"

type Texts = { readonly [key: string]: string | Texts }

/** As Medusa Admin sets its own up: it formats nothing itself. */
const words = createInstance()

function textsOf(texts: Texts): string[] {
  return Object.values(texts).flatMap((text) => (typeof text === "string" ? [text] : textsOf(text)))
}

describe("numbers in the texts of Medusa Admin", () => {
  beforeAll(async () => {
    const resources = { en: { shop: ENGLISH } }
    const options = { lng: "en", resources, ns: "shop", interpolation: { escapeValue: false } }
    await words.init({ ...options, defaultNS: "shop" })
  })

  it("have separators", () => {
    const pieces = { shipped: 1664, all: 2000 }
    expect(words.t("shipments.progress", pieces)).toBe("1,664 of 2,000 pieces sent")
    expect(words.t("shipments.ship.open", { open: 1664, qty: 2000 })).toBe("1,664 of 2,000 open")
    expect(words.t("shipments.ship.submit", { count: 1664 })).toBe("Ship 1,664 pieces")
    expect(words.t("shipments.ship.submit", { count: 1 })).toBe("Ship 1 piece")
  })

  it("are counted with separators everywhere", () => {
    expect(textsOf(ENGLISH).filter((text) => text.includes("{{count}}"))).toEqual([])
  })
})
