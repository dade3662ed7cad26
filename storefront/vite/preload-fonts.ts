import type { HtmlTagDescriptor, Plugin } from "vite"

/** Adds a preload link for each emitted font whose file name starts with one of `names`. */
export function preloadFonts(names: string[]): Plugin {
  return {
    name: "preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter(
          (file) => file.endsWith(".woff2") && names.some((name) => file.includes(`/${name}`)),
        )
        return files.map((file): HtmlTagDescriptor => ({
          tag: "link",
          attrs: {
            rel: "preload",
            as: "font",
            type: "font/woff2",
            href: `/${file}`,
            crossorigin: "",
          },
          injectTo: "head-prepend",
        }))
      },
    },
  }
}
