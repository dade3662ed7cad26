import fc from "fast-check"
import { matchedNumber } from "../../matched-number"
import { searchTerms, synonymsOf } from "../search-terms"
import {
  isShort,
  mayBeMistyped,
  mayBePartOfNumber,
  mayHaveTypo,
  numberWithinATypo,
  searchWords,
  spellingsOf,
  withinATypo,
} from "../search-words"
import { withMeasures } from "../typed-measures"

/** Edits between two texts, neighbours swapped counted as one. */
function distance(one: string, other: string): number {
  const a = [...one]
  const b = [...other]
  const table = [...a, ""].map(() => new Map<number, number>())
  const at = (i: number, j: number) => (i === 0 ? j : j === 0 ? i : (table[i]?.get(j) ?? 0))
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const steps = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      table[i]?.set(j, Math.min(...steps, ...(swapped ? [at(i - 2, j - 2) + 1] : [])))
    }
  }
  return at(a.length, b.length)
}

const sign = fc.constantFrom("a", "b", ".", "(", "é", "😀")
const text = fc.string({ unit: sign, minLength: 1, maxLength: 6 })

describe("a typo", () => {
  it("is one edit and no more, whatever the signs", () => {
    fc.assert(
      fc.property(text, text, (typed, meant) => {
        const near = new RegExp(`^${withinATypo(typed)}$`, "u").test(meant)
        expect(near).toBe(distance(typed, meant) <= 1)
      }),
      { numRuns: 2000 },
    )
  })
})

const code = fc.string({ unit: fc.constantFrom("a", "b", "0", "1"), minLength: 1, maxLength: 6 })

describe("the spellings of a number", () => {
  it("are all that are one edit from it at most", () => {
    fc.assert(
      fc.property(code, code, (typed, meant) => {
        expect(spellingsOf(typed).includes(meant)).toBe(distance(typed, meant) <= 1)
      }),
      { numRuns: 2000 },
    )
  })

  it("are each told once, and as many as soon looked up", () => {
    const spellings = spellingsOf("bd0000777v")
    expect(new Set(spellings).size).toBe(spellings.length)
    expect(spellings).toHaveLength(746)
  })
})

describe("a typo in a number of five signs", () => {
  it.each([
    ["m14k1", "m1zk1", true],
    ["m14k1", "m19k1", true],
    ["m14k1", "m1ßk1", false],
    ["m14k1", "ß14k1", true],
    ["m14k1", "m14k", true],
    ["m14k1", "m1zk2", false],
    ["m14k12", "m1ßk12", true],
  ])("leads from %s to %s: %s", (typed, meant, expected) => {
    expect(new RegExp(`^${numberWithinATypo(typed)}$`, "u").test(meant)).toBe(expected)
  })
})

describe("what may be mistyped", () => {
  it.each([
    ["brkae", { word: true, number: false }],
    ["bd28", { word: false, number: false }],
    ["BD-2803", { word: false, number: true }],
    ["5x112", { word: false, number: false }],
    ["M14x1.25", { word: false, number: false }],
    ["m14x1.", { word: false, number: false }],
    ["14954x", { word: false, number: true }],
  ])("is %s as %j", (typed, expected) => {
    const [word] = searchWords(typed)
    if (!word) throw new Error("There is no word")
    expect({ word: mayHaveTypo(word), number: mayBeMistyped(word) }).toEqual(expected)
  })

  it("is a number in pieces where none of them is a name", () => {
    expect(searchWords("BD 2803 V").every(mayBePartOfNumber)).toBe(true)
    expect(searchWords("brake 2803 V").every(mayBePartOfNumber)).toBe(false)
    expect(searchWords("BD 5x112").every(mayBePartOfNumber)).toBe(false)
  })
})

describe("the words of a search", () => {
  it("are at most twenty, each once, with what a number is compared by", () => {
    expect(searchWords(" WP-0703 pump\tpump\0 ")).toEqual([
      { plain: "WP-0703", code: "WP0703" },
      { plain: "pump", code: "pump" },
    ])
    expect(searchWords("brake - disc & × pads").map(({ plain }) => plain)).toEqual([
      ...["brake", "disc", "pads"],
    ])
    expect(searchWords(" -- % ").map(({ plain }) => plain)).toEqual(["--", "%"])
    expect(searchWords(Array.from({ length: 40 }, (_, n) => `w${n}`).join(" "))).toHaveLength(20)
  })
})

describe("a short word", () => {
  it("is told with the words beside it, each as one with it", () => {
    expect(searchWords("bulb H 7 vw").map(({ plain, beside }) => [plain, beside])).toEqual([
      ["bulb", undefined],
      ["H", ["bulbH", "H7"]],
      ["7", ["H7", "7vw"]],
      ["vw", ["7vw"]],
    ])
    expect(searchWords("vw")).toEqual([{ plain: "vw", code: "vw" }])
  })

  it("is none in a script without spaces, where two signs are found anywhere", () => {
    expect(["vw", "é", "刹车", "ブレ", "vw7"].map(isShort)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

describe("measures in a search", () => {
  it.each([
    ["5 × 112", "5x112"],
    ["brake disc 280 X 22 mm", "brake disc 280x22"],
    ["4 x 4 x 4", "4x4x4"],
    ["87,2 * 52,9", "87.2x52.9"],
    ["M14 x 1,25", "M14x1.25"],
    ["130 N·m", "130N·m"],
    ["1,200", "1,200"],
    ["BD 2803 V", "BD 2803 V"],
    ["50 x BD-2803", "50 x BD-2803"],
  ])("of %s are read as %s", (q, read) => {
    expect(withMeasures(q)).toBe(read)
  })

  it("are numbers where a unit follows", () => {
    const [disc, measure] = searchWords("disc 280 mm")
    expect(disc).toEqual({ plain: "disc", code: "disc" })
    expect(measure).toEqual({ plain: "280mm", code: "280mm", measure: "280" })
  })
})

describe("the terms of a search", () => {
  const synonyms = synonymsOf(["brake disc, rotor", "shock absorber, damper"])

  it.each([
    ["vented rotor", ["vented", "rotor = brake disc"]],
    ["brake discs 280", ["brake discs = rotor", "280"]],
    ["Shock-Absorber", ["Shock-Absorber = damper"]],
    ["shockabsorbers left", ["shockabsorbers = damper", "left"]],
    ["disc brake", ["disc", "brake"]],
  ])("of %s are %s", (q, told) => {
    const terms = searchTerms(q, synonyms).map(({ words, means }) =>
      [words.map(({ plain }) => plain).join(" "), ...means].join(" = "),
    )
    expect(terms).toEqual(told)
  })
})

describe("the number that matched", () => {
  const part = {
    name: "Water pump 70",
    sku: "WP-0703-R",
    oem_numbers: ["Velmont 3Y2 110 049 Z", "Bergau 34 11 6 855"],
    other_numbers: ["Lindqvist 771.6619-2", "HX 33248/Z"],
  }

  it.each([
    ["34.116", "Bergau 34 11 6 855"],
    ["velmont 3y2", "Velmont 3Y2 110 049 Z"],
    ["3Y2 110 048 Z", "Velmont 3Y2 110 049 Z"],
    ["771 6619–2", "Lindqvist 771.6619-2"],
    ["hx33248z", "HX 33248/Z"],
    ["pump 70", ""],
    ["wp0703", ""],
    ["water", ""],
  ])("of %s is %s", (q, number) => {
    expect(matchedNumber(searchWords(q), part)).toBe(number)
  })
})
