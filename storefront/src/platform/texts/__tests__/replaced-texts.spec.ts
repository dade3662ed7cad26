import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { claimedGroups } from "../../../../vite/texts/claimed-groups"
import type { FoundTexts } from "../../../../vite/texts/found-texts"
import { readReplacements } from "../../../../vite/texts/replacements"

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "texts-"))
afterAll(() => fs.rmSync(folder, { recursive: true }))

function write(name: string, what: unknown): string {
  const file = path.join(folder, name)
  fs.writeFileSync(file, JSON.stringify(what))
  return file
}

const found: FoundTexts[] = [
  {
    owner: "the shop",
    file: "/shop/texts.ts",
    name: "homeText",
    group: "home",
    base: {
      title: "Car parts",
      place: "{slide} of {count}",
      parts: { one: "{count} part", other: "{count} parts" },
    },
  },
  {
    owner: "acme",
    file: "/acme/texts.ts",
    name: "text",
    group: "deposit",
    base: { note: "plus {amount}" },
  },
]

const replace = (...files: { by: string; file: string }[]) =>
  Object.fromEntries(readReplacements(files, { found }))

describe("what stands in the place of texts", () => {
  it("is the last file's word for each, in the shop's language", () => {
    const acme = write("acme.json", {
      en: { "home.title": "Parts of Acme", "home.place": "{slide}/{count}" },
      sv: { "home.title": "Delar" },
    })
    const shop = write("shop.json", {
      en: { "home.title": "Parts of ours", "deposit.note": "and {amount}" },
    })
    expect(replace({ by: "acme", file: acme }, { by: "SHOP_TEXTS", file: shop })).toEqual({
      home: { title: "Parts of ours", place: "{slide}/{count}" },
      deposit: { note: "and {amount}" },
    })
    const { sv } = { sv: readReplacements([{ by: "acme", file: acme }], { found, locale: "sv" }) }
    expect(Object.fromEntries(sv)).toEqual({ home: { title: "Delar" } })
  })

  it("may have the forms that its language asks for, or do without them", () => {
    const file = write("forms.json", {
      en: { "home.parts": "Parts: {count}", "home.place": { one: "One", other: "{slide}" } },
    })
    expect(replace({ by: "SHOP_TEXTS", file })).toHaveProperty("home.place.one", "One")
  })

  it("stops the build where there is no such text, a value that it has not, or no text at all", () => {
    const file = write("odd.json", {
      en: {
        "home.titel": "Parts",
        "home.title": "Parts of {year}",
        "home.place": "{slid} of {count}",
        "home.parts": { one: "A part" },
        "deposit.note": 3,
      },
    })
    expect(() => replace({ by: "acme", file })).toThrow(
      [
        `acme replaces home.titel in ${file}, which is no text of the shop or of a plugin.`,
        `acme replaces home.title in ${file}, with {year}: it has no values.`,
        `acme replaces home.place in ${file}, with {slid}: it has {slide}, {count}.`,
        `acme replaces home.parts in ${file}, which is neither a text nor its forms by number, with \`other\`.`,
        `acme replaces deposit.note in ${file}, which is neither a text nor its forms by number, with \`other\`.`,
      ].join("\n"),
    )
  })

  it("stops it where the file cannot be read, and says whose it is", () => {
    const gone = path.join(folder, "gone.json")
    expect(() => replace({ by: "acme", file: gone })).toThrow(
      /^The texts of acme cannot be read, at .*gone.json: ENOENT/,
    )
    const flat = write("flat.json", { "home.title": "Parts" })
    expect(() => replace({ by: "SHOP_TEXTS", file: flat })).toThrow(
      /SHOP_TEXTS .*it is not \{ "en"/,
    )
  })
})

describe("groups of texts", () => {
  it("are one plugin's each, and each key stands once", () => {
    const [home] = found
    expect(claimedGroups(found)).toEqual([])
    expect(
      claimedGroups([
        ...found,
        { owner: "acme", file: "/acme/home-texts.ts", name: "text", group: "home", base: {} },
        {
          owner: "the shop",
          file: "/shop/other-texts.ts",
          name: "text",
          group: "home",
          base: { title: "" },
        },
      ]),
    ).toEqual([
      "the shop and acme both claim the texts of home.",
      `home.title stands in ${home?.file} and in /shop/other-texts.ts.`,
    ])
  })

  it("are the shop's in every file of texts, and no key stands twice", () => {
    const files = import.meta.glob<Record<string, unknown>>("../../../**/*texts.ts", {
      eager: true,
    })
    const all = Object.entries(files).flatMap(([file, exported]) =>
      Object.values(exported).flatMap((text) =>
        isTexts(text)
          ? [{ owner: "the shop", file, name: "text", group: text.group, base: text.base }]
          : [],
      ),
    )
    expect(all).toContainEqual(expect.objectContaining({ group: "home" }))
    expect(claimedGroups(all)).toEqual([])
    const without = Object.keys(files).filter((file) => !all.some((one) => one.file === file))
    expect(without).toEqual(["../../../kit/texts.ts"])
  })
})

function isTexts(value: unknown): value is Pick<FoundTexts, "group" | "base"> {
  return typeof value === "function" && "base" in value
}
