import type { HtmlTagDescriptor, Plugin } from "vite"

/** What a font's file name begins with, and when it is fetched: with the scripts, or behind them. */
type Preloaded = Readonly<Record<string, "high" | "low">>

/**
 * Adds a preload link for each emitted font that is meant. Without scripts there is no text; but
 * where no fallback has its metrics, a headline that comes late in its own face wraps anew.
 */
export function preloadFonts(fonts: Preloaded): Plugin {
  return {
    name: "preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((file) => file.endsWith(".woff2"))
        const fileOf = (name: string) => files.filter((file) => file.includes(`/${name}`))
        return Object.entries(fonts).flatMap(([name, fetchpriority]) =>
          fileOf(name).map((file): HtmlTagDescriptor => ({
            tag: "link",
            attrs: {
              rel: "preload",
              as: "font",
              type: "font/woff2",
              href: `/${file}`,
              crossorigin: "",
              fetchpriority,
            },
            injectTo: "head-prepend",
          })),
        )
      },
    },
  }
}
