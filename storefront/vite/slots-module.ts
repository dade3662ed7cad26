import type { FoundPlugin } from "./found-plugins"

const SLOTS = ["pages", "homeSections", "productBlocks", "dashboardItems"]

/** The source of `virtual:storefront-plugins`. */
export function slotsModule(found: readonly FoundPlugin[]): string {
  if (found.length === 0) return SLOTS.map((slot) => `export const ${slot} = []`).join("\n")
  return [
    'import { fillSlots } from "@/platform/slots/fill-slots"',
    ...found.map(({ entry }, index) => `import plugin${index} from ${JSON.stringify(entry)}`),
    `const slots = fillSlots([${found.map((_, index) => `plugin${index}`).join(", ")}])`,
    `export const { ${SLOTS.join(", ")} } = slots`,
  ].join("\n")
}
