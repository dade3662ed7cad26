type Role =
  "primary" | "secondary" | "accent" | "neutral" | "info" | "success" | "warning" | "error"
type Colour = `base-${100 | 200 | 300}` | "base-content" | Role | `${Role}-content`

/** The shop's tokens, as src/styles/theme.css names them; those that are left out stay. */
export type ThemeToken =
  `--color-${Colour}` | `--radius-${"selector" | "field" | "box"}` | "--border" | "--muted"

export type ThemeTokens = Partial<Record<ThemeToken, string>>

/** A file of the plugin, relative to the module that names it: the shop serves it itself. */
type PluginFile = `./${string}`

/** One file of a typeface; a variable one has a range of weights. */
export type FontFile = {
  file: `./${string}.woff2`
  /** As CSS has it: "600", "100 900". */
  weight: string
  style?: "normal" | "italic"
}

/** A face that every computer has, in the measures of the one that replaces it: the swap moves nothing. */
export type FallbackFace = {
  local: string[]
  sizeAdjust: `${number}%`
  ascentOverride: `${number}%`
  descentOverride: `${number}%`
  lineGapOverride: `${number}%`
}

/**
 * The typeface of texts or of headings. With a `fallback` it is swapped in as soon as it is there;
 * without one a reader who does not have it in time keeps the system's for this page.
 */
export type ThemeFont = { family: string; files: FontFile[]; fallback?: FallbackFace }

/** The picture at the head and the foot of every page, where staff have set none. */
export type ThemeLogo = {
  light: PluginFile
  /** Of the dark form; the light one's where it is left out. */
  dark?: PluginFile
  width: `${number}rem`
  /** At most 3rem, which is the header's. */
  height: `${number}rem`
  /** Whether the shop's name is part of the picture: then it is not written beside it. */
  hasName?: boolean
}

/** A part of the shop's look: tokens of its light and its dark form, typefaces, the logo. */
export type StorefrontTheme = {
  name: string
  light?: ThemeTokens
  dark?: ThemeTokens
  fonts?: { text?: ThemeFont; headings?: ThemeFont }
  logo?: ThemeLogo
}
