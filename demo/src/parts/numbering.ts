import type { OemNumber } from "./types"

/** GS1 keeps 20–29 for in-house use, so no number of the demo belongs to a real article. */
const EAN_PREFIX = "2094"

const LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ"

/** FNV-1a of a text, 32 bits without sign: the same on every machine and in every run. */
export function hash(text: string): number {
  let state = 0x811c9dc5
  for (const character of text) {
    state = Math.imul(state ^ character.charCodeAt(0), 0x01000193)
  }
  // Murmur's last round: without it, neighbouring texts would draw neighbouring digits.
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}

/** `#` becomes a digit, `@` a letter, everything else stays. */
function fill(pattern: string, seed: string): string {
  return pattern
    .split("")
    .map((sign, index) => {
      const drawn = hash(`${seed}:${index}`)
      if (sign === "#") return String(drawn % 10)
      if (sign === "@") return LETTERS.charAt(drawn % LETTERS.length)
      return sign
    })
    .join("")
}

/** Invented makers, each with one shape of number. */
const MAKERS = [
  { maker: "Velmont", pattern: "#@# ### ### @" },
  { maker: "Bergau", pattern: "## ## # ### ###" },
  { maker: "Hoshikawa", pattern: "#####-#@###" },
  { maker: "Norrgard", pattern: "31######" },
  { maker: "Daeryn", pattern: "#####-@@###" },
  { maker: "Corvane", pattern: "##.###.##-##" },
] as const

/** The twelve digits' check digit after the GS1 rule. */
export function eanCheckDigit(twelve: string): string {
  const sum = twelve
    .split("")
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return String((10 - (sum % 10)) % 10)
}

/** An EAN-13 drawn from the SKU. */
export function eanOf(sku: string): string {
  const twelve = EAN_PREFIX + String(hash(`ean:${sku}`) % 1e8).padStart(8, "0")
  return twelve + eanCheckDigit(twelve)
}

/** Two to four numbers of different invented makers, drawn from the SKU. */
export function oemNumbersOf(sku: string): OemNumber[] {
  const count = 2 + (hash(`oem:${sku}`) % 3)
  const first = hash(`maker:${sku}`)
  return MAKERS.map((_, index) => MAKERS[(first + index) % MAKERS.length])
    .flatMap((entry) => (entry ? [entry] : []))
    .slice(0, count)
    .map(({ maker, pattern }) => ({ maker, number: fill(pattern, `${sku}:${maker}`) }))
}

/** Invented makers of spare parts, each with one shape of number. */
const COMPETITORS = [
  { maker: "Trevano", pattern: "TV@ ####" },
  { maker: "Lindqvist", pattern: "###.####-#" },
] as const

/** The number of another maker of the same part, for two of three parts. */
export function competitorNumbersOf(sku: string): OemNumber[] {
  const drawn = COMPETITORS[hash(`competitor:${sku}`) % 3]
  if (!drawn) return []
  const { maker, pattern } = drawn
  return [{ maker, number: fill(pattern, `${sku}:${maker}`) }]
}

/** The number that a part had before, for one of four parts. */
export function formerNumbersOf(sku: string): string[] {
  return hash(`former:${sku}`) % 4 === 0 ? [fill("HX #####/@", `${sku}:former`)] : []
}
