import { SLOT_NAMES } from "../src/platform/slots/slot-names"
import type { StorefrontPlugin } from "../src/platform/slots/storefront-plugin"

/** What a plugin may have; a word beside them is a slip that nobody would see. */
const PARTS: Record<keyof StorefrontPlugin, true> = {
  name: true,
  pages: true,
  homeSections: true,
  productBlocks: true,
  blocks: true,
  dashboardItems: true,
  theme: true,
  texts: true,
}
const REM = /^\d+(\.\d+)?rem$/

/** What a plugin's own types would say, for one that is built without looking at them. */
export function shapeProblems(plugin: StorefrontPlugin): string[] {
  const unknown = Object.keys(plugin).filter((part) => !(part in PARTS))
  const { homeSections = [], productBlocks = [], blocks = [] } = plugin
  return [
    ...unknown.map((part) => `has '${part}', which is no part of a storefront.`),
    ...homeSections.flatMap((section) =>
      keptProblems("home section", { ...section, load: section.section }),
    ),
    ...productBlocks.flatMap((block) =>
      keptProblems("product block", { ...block, load: block.block }),
    ),
    ...blocks.flatMap(({ at, ...block }) => [
      ...placeProblems(at),
      ...keptProblems(`block at ${at}`, { ...block, load: block.block }),
      ...(at === "header" && !REM.test(String(block.width))
        ? ["has a block at header without a width in rem: what stands beside it would move."]
        : []),
    ]),
  ].map((problem) => `${plugin.name} ${problem}`)
}

function placeProblems(at: string): string[] {
  const places: readonly string[] = SLOT_NAMES
  return places.includes(at)
    ? []
    : [`has a block at ${at}, which is no place; the places are ${places.join(", ")}.`]
}

type Kept = { order: unknown; height: unknown; load: unknown }

function keptProblems(what: string, { order, height, load }: Kept): string[] {
  return [
    ...(REM.test(String(height))
      ? []
      : [`has a ${what} without a height in rem: what is below it would move.`]),
    ...(typeof order === "number" ? [] : [`has a ${what} without an order.`]),
    ...(typeof load === "function" ? [] : [`has a ${what} that is not named by import().`]),
  ]
}
