import type { FoundPlugin } from "./found-plugins"
import { themeFiles } from "./theme/theme-files"

/** Each slot as it is without plugins. */
const EMPTY = {
  pages: "[]",
  homeSections: "[]",
  productBlocks: "[]",
  blocks: "{}",
  dashboardItems: "[]",
}

/** The source of `virtual:storefront-plugins`. */
export function slotsModule(found: readonly FoundPlugin[]): string {
  if (found.length === 0) {
    const empty = Object.entries(EMPTY).map(([slot, none]) => `export const ${slot} = ${none}`)
    return [...empty, NO_LOGO].join("\n")
  }
  return [
    'import { fillSlots } from "@/platform/slots/fill-slots"',
    ...found.map(({ entry }, index) => `import plugin${index} from ${JSON.stringify(entry)}`),
    `const slots = fillSlots([${found.map((_, index) => `plugin${index}`).join(", ")}])`,
    `export const { ${Object.keys(EMPTY).join(", ")} } = slots`,
    ...logoLines(found),
  ].join("\n")
}

const NO_LOGO = "export const logo = null"

/** The logo's pictures stay files: the page's head names them. */
function logoLines(found: readonly FoundPlugin[]): string[] {
  const { logo } = themeFiles(found)
  if (!logo) return [NO_LOGO]
  const { light, dark, ...size } = logo
  return [
    `import light from ${JSON.stringify(`${light}?no-inline`)}`,
    `import dark from ${JSON.stringify(`${dark}?no-inline`)}`,
    `export const logo = { light, dark, ...${JSON.stringify(size)} }`,
  ]
}
