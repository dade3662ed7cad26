import type {
  FallbackFace,
  StorefrontTheme,
  ThemeFont,
  ThemeTokens,
} from "../../src/platform/slots/storefront-theme"
import { FONT_USES, type FontUse } from "./theme-files"

/** Which token a typeface is, and what stands behind it. */
const FAMILIES: Record<FontUse, { token: string; generic: string }> = {
  text: { token: "--font-sans", generic: "system-ui, sans-serif" },
  headings: { token: "--font-display", generic: "sans-serif" },
}

/**
 * The rules that put a plugin's part of the look over the shop's, in both forms; `urlOf` says where a
 * file of it is found from the shop's stylesheet.
 */
export function themeCss(theme: StorefrontTheme, urlOf: (file: string) => string): string {
  const { name, light = {}, dark = {}, fonts = {} } = theme
  return [
    `/* ${name.replaceAll("*/", "")} */`,
    ...rules('[data-theme="halden"], :root:not([data-theme])', light),
    ...rules('[data-theme="halden-dark"]', dark),
    // Where theme.js did not run, the system decides.
    ...rules(":root:not([data-theme])", dark).map(
      (rule) => `@media (prefers-color-scheme: dark) { ${rule} }`,
    ),
    ...FONT_USES.flatMap((use) => {
      const font = fonts[use]
      return font ? [...facesOf(font, urlOf), familyRule(use, font)] : []
    }),
  ].join("\n")
}

function rules(selector: string, tokens: ThemeTokens): string[] {
  const lines = Object.entries(tokens).map(
    ([token, value]) => `${token}: ${checked(token, value)};`,
  )
  return lines.length > 0 ? [`${selector} { ${lines.join(" ")} }`] : []
}

function checked(token: string, value: string): string {
  if (/^--[\w-]+$/.test(token) && !/[;{}]/.test(value)) return value
  throw new Error(`'${token}: ${value}' is no token of a theme`)
}

/** A file stays a file: one inside of the stylesheet could not be fetched before it. */
function facesOf({ family, files, fallback }: ThemeFont, urlOf: (file: string) => string) {
  const display = fallback ? "swap" : "optional"
  const faces = files.map(
    ({ file, weight, style = "normal" }) =>
      `@font-face { font-family: "${family}"; font-style: ${style}; font-weight: ${weight}; font-display: ${display}; src: url("${urlOf(file)}?no-inline") format("woff2"); }`,
  )
  return fallback ? [...faces, fallbackFace(family, fallback)] : faces
}

function fallbackFace(family: string, face: FallbackFace): string {
  const { local, sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = face
  const sources = local.map((name) => `local("${name}")`).join(", ")
  return `@font-face { font-family: "${family} Fallback"; src: ${sources}; size-adjust: ${sizeAdjust}; ascent-override: ${ascentOverride}; descent-override: ${descentOverride}; line-gap-override: ${lineGapOverride}; }`
}

function familyRule(use: FontUse, { family, fallback }: ThemeFont): string {
  const { token, generic } = FAMILIES[use]
  const names = [`"${family}"`, ...(fallback ? [`"${family} Fallback"`] : []), generic]
  return `:root { ${token}: ${names.join(", ")}; }`
}
