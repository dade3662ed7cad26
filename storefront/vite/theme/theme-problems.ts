import fs from "node:fs"
import path from "node:path"
import type { ThemeFont, ThemeLogo } from "../../src/platform/slots/storefront-theme"
import { fileOf, FONT_USES } from "./theme-files"
import type { FoundPlugin } from "../found-plugins"

const PICTURES = ["svg", "png", "webp", "avif"]
const FONTS = ["woff2"]
/** The header's; a higher picture would make every page's head higher. */
const MOST_REM = 3
const NAME = /^[\w -]+$/
const WEIGHT = /^\d{1,4}( \d{1,4})?$/
const PERCENT = /^\d+(\.\d+)?%$/

/** What is wrong with the files of a plugin's theme, a sentence each. */
export function themeProblems(found: FoundPlugin): string[] {
  const { name, theme } = found.plugin
  const { fonts = {}, logo } = theme ?? {}
  return [
    ...FONT_USES.flatMap((use) => (fonts[use] ? fontProblems(found, fonts[use]) : [])),
    ...(logo ? logoProblems(found, logo) : []),
  ].map((problem) => `${name} ${problem}`)
}

function fontProblems(found: FoundPlugin, { family, files, fallback }: ThemeFont): string[] {
  const odd = [
    ...[family, ...(fallback?.local ?? [])].filter((name) => !NAME.test(name)),
    ...files.flatMap(({ weight }) => (WEIGHT.test(weight) ? [] : [weight])),
    ...measuresOf(fallback).filter((measure) => !PERCENT.test(String(measure))),
  ]
  return [
    ...odd.map((value) => `has a typeface with '${value}', which is no value of one.`),
    ...(files.length > 0 ? [] : [`has the typeface ${family} without a file.`]),
    ...files.flatMap(({ file }) => fileProblems(found, { file, kinds: FONTS, of: "typeface" })),
  ]
}

function measuresOf(fallback: ThemeFont["fallback"]): string[] {
  if (!fallback) return []
  const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = fallback
  return [sizeAdjust, ascentOverride, descentOverride, lineGapOverride]
}

function logoProblems(found: FoundPlugin, { light, dark, height }: ThemeLogo): string[] {
  return [
    ...[light, ...(dark ? [dark] : [])].flatMap((file) =>
      fileProblems(found, { file, kinds: PICTURES, of: "logo" }),
    ),
    ...(Number.parseFloat(height) <= MOST_REM
      ? []
      : [`has a logo of ${height}, and the header takes ${MOST_REM}rem.`]),
  ]
}

type Named = { file: string; kinds: readonly string[]; of: string }

function fileProblems(found: FoundPlugin, { file, kinds, of }: Named): string[] {
  if (!kinds.includes(path.extname(file).slice(1))) {
    const known = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(kinds)
    return [`has a ${of} in ${file}, which is no ${known} file.`]
  }
  return fs.existsSync(fileOf(found, file)) ? [] : [`has a ${of} in ${file}, which is not there.`]
}
