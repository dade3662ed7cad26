import { eanCheckDigit } from "../parts/numbering"
import { catalogue, catalogueParts, homeSkus } from "../parts/parts"
import type { FamilyId } from "../parts/shapes"

const parts = catalogueParts()

const PRICES: Readonly<Record<FamilyId, readonly [number, number]>> = {
  "brake-disc": [9, 28],
  "brake-pads": [5, 16],
  "oil-filter": [1.2, 6],
  "air-filter": [1.2, 6],
  "cabin-filter": [1.2, 6],
  "shock-absorber": [11, 35],
  "spark-plug": [0.9, 6],
  belt: [2, 9],
  "wheel-hub": [8, 40],
  "clutch-kit": [35, 110],
  lamp: [14, 90],
  "control-arm": [2, 45],
  "water-pump": [2, 45],
  "ignition-coil": [2, 45],
  sensor: [2, 45],
  wiper: [2, 45],
  tensioner: [2, 45],
  "coil-spring": [2, 45],
}

const OEM_SHAPES = [
  /^\d[A-Z]\d \d{3} \d{3} [A-Z]$/,
  /^\d\d \d\d \d \d{3} \d{3}$/,
  /^\d{5}-\d[A-Z]\d{3}$/,
  /^31\d{6}$/,
  /^\d{5}-[A-Z]{2}\d{3}$/,
  /^\d\d\.\d{3}\.\d\d-\d\d$/,
]

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

describe("the catalogue", () => {
  it("holds about 250 parts in 18 categories", () => {
    expect(catalogue).toHaveLength(18)
    expect(parts).toHaveLength(252)
    for (const { parts: family } of catalogue) expect(family.length).toBeGreaterThanOrEqual(8)
  })

  it("repeats no SKU, name, EAN or OEM number", () => {
    expect(repeated(parts.map(({ sku }) => sku))).toEqual([])
    expect(repeated(parts.map(({ name }) => name.toLowerCase()))).toEqual([])
    expect(repeated(parts.map(({ ean }) => ean))).toEqual([])
    const oem = parts.flatMap(({ oemNumbers }) => oemNumbers.map(({ number }) => number))
    expect(repeated(oem.map((number) => number.replace(/[^0-9A-Z]/gi, "")))).toEqual([])
  })

  it("numbers parts in the house style, by family", () => {
    for (const { id, prefix, parts: family } of catalogue) {
      for (const { sku, shape } of family) {
        expect(sku).toMatch(new RegExp(`^${prefix}-\\d{4}-[A-Z]$`))
        expect(shape.family).toBe(id)
      }
    }
  })

  it.each(catalogue.map(({ id }) => id))("keeps %s within its price range", (id) => {
    const [low, high] = PRICES[id]
    for (const { price, shape } of parts) {
      if (shape.family !== id) continue
      expect(price).toBeGreaterThanOrEqual(low)
      expect(price).toBeLessThanOrEqual(high)
      expect(Math.abs(price * 20 - Math.round(price * 20))).toBeLessThan(1e-6)
    }
  })

  it("gives every part an in-house EAN-13 with a right check digit", () => {
    expect(eanCheckDigit("400638133393")).toBe("1")
    for (const { ean } of parts) {
      expect(ean).toMatch(/^2094\d{9}$/)
      expect(eanCheckDigit(ean.slice(0, 12))).toBe(ean.slice(12))
    }
  })

  it("gives every part two to four OEM numbers of different makers", () => {
    for (const { oemNumbers } of parts) {
      expect(oemNumbers.length).toBeGreaterThanOrEqual(2)
      expect(oemNumbers.length).toBeLessThanOrEqual(4)
      expect(repeated(oemNumbers.map(({ maker }) => maker))).toEqual([])
      for (const { number } of oemNumbers) {
        expect(OEM_SHAPES.some((shape) => shape.test(number))).toBe(true)
      }
    }
  })

  it("gives many parts a competitor's number and some a former one, each of one part alone", () => {
    const others = parts.flatMap(({ competitorNumbers }) =>
      competitorNumbers.map(({ number }) => number),
    )
    const former = parts.flatMap(({ formerNumbers }) => formerNumbers)
    expect(repeated([...others, ...former])).toEqual([])
    expect(others.length).toBeGreaterThan(parts.length / 2)
    expect(former.length).toBeGreaterThan(parts.length / 6)
  })

  it("says numbers in every description and shouts in none", () => {
    for (const { description } of parts) {
      expect(description).toMatch(/\d/)
      expect(description).not.toMatch(/!|quality|trust|best/i)
      expect(description.length).toBeLessThan(220)
    }
  })

  it("has six empty shelves, a few low ones, and else more than the minimum order", () => {
    expect(parts.filter(({ stock }) => stock === 0)).toHaveLength(6)
    expect(parts.filter(({ stock }) => stock > 0 && stock < 50)).toHaveLength(3)
    const usual = parts.filter(({ stock }) => stock > 50)
    expect(usual.every(({ stock }) => stock >= 200 && stock <= 5012)).toBe(true)
  })

  it("restricts quantities only where a part is sold in full cartons", () => {
    const restricted = parts.filter(({ rule }) => rule.multiple !== null)
    expect(restricted.length).toBeGreaterThanOrEqual(8)
    expect(restricted.length).toBeLessThan(20)
    for (const { rule } of restricted) expect(rule.carton).toBe(rule.multiple)
    for (const { rule } of parts) expect(rule.minimum ?? 50).toBeGreaterThanOrEqual(50)
  })

  it("names an existing, active part wherever one is superseded", () => {
    const replaced = parts.flatMap(({ status }) => (status.state === "superseded" ? [status] : []))
    expect(replaced.length).toBeGreaterThan(2)
    for (const { by } of replaced) {
      expect(parts.find(({ sku }) => sku === by)?.status).toEqual({ state: "active" })
    }
  })

  it("shows six different families at home, all to be ordered from 50 pieces", () => {
    const shown = homeSkus.map((sku) => parts.find((part) => part.sku === sku))
    expect(new Set(shown.map((part) => part?.shape.family)).size).toBe(6)
    for (const part of shown) {
      expect(part?.rule).toMatchObject({ minimum: null, multiple: null })
      expect(part?.stock).toBeGreaterThan(200)
      expect(part?.status).toEqual({ state: "active" })
    }
  })
})
