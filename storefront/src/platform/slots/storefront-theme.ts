type Role =
  "primary" | "secondary" | "accent" | "neutral" | "info" | "success" | "warning" | "error"
type Colour = `base-${100 | 200 | 300}` | "base-content" | Role | `${Role}-content`

/** The shop's tokens, as src/styles/theme.css names them; those that are left out stay. */
export type ThemeToken =
  `--color-${Colour}` | `--radius-${"selector" | "field" | "box"}` | "--border" | "--muted"

export type ThemeTokens = Partial<Record<ThemeToken, string>>

/** Values for the light and the dark form of the shop's theme. */
export type StorefrontTheme = { name: string; light: ThemeTokens; dark: ThemeTokens }
