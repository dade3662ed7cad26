import type { StorefrontTheme, ThemeTokens } from "../src/platform/slots/storefront-theme"

/** The rules that put a plugin's tokens over the shop's, in both forms of its theme. */
export function themeCss({ name, light, dark }: StorefrontTheme): string {
  return [
    `/* ${name.replaceAll("*/", "")} */`,
    rule('[data-theme="halden"], :root:not([data-theme])', light),
    rule('[data-theme="halden-dark"]', dark),
    // Where theme.js did not run, the system decides.
    `@media (prefers-color-scheme: dark) { ${rule(":root:not([data-theme])", dark)} }`,
  ].join("\n")
}

function rule(selector: string, tokens: ThemeTokens): string {
  const lines = Object.entries(tokens).map(
    ([token, value]) => `${token}: ${checked(token, value)};`,
  )
  return `${selector} { ${lines.join(" ")} }`
}

function checked(token: string, value: string): string {
  if (/^--[\w-]+$/.test(token) && !/[;{}]/.test(value)) return value
  throw new Error(`'${token}: ${value}' is no token of a theme`)
}
