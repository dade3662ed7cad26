import type { HtmlTagDescriptor, Plugin } from "vite"
import { addressOf } from "../emitted-file"
import { storefrontPluginsOf } from "../storefront-plugins"
import { FONT_USES, type FontUse, type ThemeFiles } from "./theme-files"

/** What the file name of the shop's own typeface begins with, and when it is fetched. */
type Typeface = { name: string; fetchpriority: "high" | "low" }

/**
 * Adds a preload link for the typefaces and the logo. Without scripts there is no text; but where no
 * fallback has its metrics, a headline that comes late in its own face wraps anew. A theme's typeface
 * takes the place of the shop's, which is then fetched by nobody.
 */
export function preloadTheme(typefaces: Record<FontUse, Typeface>): Plugin {
  let root = ""
  let themeOf = (): ThemeFiles => ({ fonts: {}, logo: null })
  return {
    name: "preload-theme",
    apply: "build",
    configResolved(config) {
      root = config.root
      // The plugins are read meanwhile.
      themeOf = () => storefrontPluginsOf(config).themeFiles
    },
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }) {
        const shops = (use: FontUse) =>
          Object.keys(bundle)
            .filter((file) => file.endsWith(".woff2") && file.includes(`/${typefaces[use].name}`))
            .map((file) => `/${file}`)
        const emitted = (file: string) => addressOf(bundle, { root, file }) ?? []
        const theme = themeOf()
        const fonts = FONT_USES.flatMap((use) => {
          const own = theme.fonts[use]
          const files = own === undefined ? shops(use) : emitted(own)
          return [files].flat().map((href) => fontLink(href, typefaces[use].fetchpriority))
        })
        const { logo } = theme
        if (!logo) return fonts
        return [
          ...fonts,
          ...[emitted(logo.light)].flat().map((href) => logoLink(href, "light")),
          ...[emitted(logo.dark)].flat().map((href) => logoLink(href, "dark")),
        ]
      },
    },
  }
}

function fontLink(href: string, fetchpriority: string): HtmlTagDescriptor {
  const attrs = { rel: "preload", as: "font", type: "font/woff2", href, crossorigin: "" }
  return { tag: "link", attrs: { ...attrs, fetchpriority }, injectTo: "head-prepend" }
}

/** Who chose a form against the system's fetches one picture more than is shown. */
function logoLink(href: string, form: "light" | "dark"): HtmlTagDescriptor {
  const attrs = { rel: "preload", as: "image", href, media: `(prefers-color-scheme: ${form})` }
  return { tag: "link", attrs, injectTo: "head-prepend" }
}
