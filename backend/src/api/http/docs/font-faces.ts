import { existsSync, readdirSync } from "node:fs"
import path from "node:path"

const FACES = [
  { family: "Inter Variable", file: /^inter-latin-wght-normal.*\.woff2$/, weight: "100 900" },
  {
    family: "Barlow Condensed",
    file: /^barlow-condensed-latin-600-normal.*\.woff2$/,
    weight: "600",
  },
]

/** The shop's typefaces as its build named their files; none while Vite serves the storefront. */
export function fontFaces(storefrontDir: string | undefined): string {
  const folder = path.join(storefrontDir ?? "", "assets")
  if (!storefrontDir || !existsSync(folder)) return ""
  const files = readdirSync(folder)
  return FACES.flatMap(({ family, file, weight }) => {
    const name = files.find((one) => file.test(one))
    return name
      ? `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("/assets/${name}") format("woff2")}`
      : []
  }).join("\n")
}
