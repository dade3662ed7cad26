import path from "node:path"
import type { FilledLogo } from "../../src/platform/slots/filled-slots"
import type { ThemeLogo } from "../../src/platform/slots/storefront-theme"
import type { FoundPlugin } from "../found-plugins"

export const FONT_USES = ["headings", "text"] as const

/** What a typeface is for. */
export type FontUse = (typeof FONT_USES)[number]

/** The files of all themes together, which the browser is told of before it reads a stylesheet. */
export type ThemeFiles = {
  /** The first file of each typeface that is not the shop's. */
  fonts: Partial<Record<FontUse, string>>
  /** Its pictures by their files. */
  logo: FilledLogo | null
}

/** Where a file lies that a plugin names from its storefront's module. */
export function fileOf({ entry }: FoundPlugin, file: string): string {
  return path.resolve(path.dirname(entry), file)
}

/** What the themes of the plugins bring; that no two bring the same has been looked at. */
export function themeFiles(found: readonly FoundPlugin[]): ThemeFiles {
  const files: ThemeFiles = { fonts: {}, logo: null }
  for (const one of found) {
    const { fonts = {}, logo } = one.plugin.theme ?? {}
    for (const use of FONT_USES) {
      const first = fonts[use]?.files[0]
      if (first) files.fonts[use] = fileOf(one, first.file)
    }
    if (logo) files.logo = logoOf(one, logo)
  }
  return files
}

function logoOf(found: FoundPlugin, logo: ThemeLogo): FilledLogo {
  const { light, dark = light, width, height, hasName = false } = logo
  return { light: fileOf(found, light), dark: fileOf(found, dark), width, height, hasName }
}
