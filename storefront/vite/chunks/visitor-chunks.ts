import type { Plugin, Rollup } from "vite"

/** The pages that visitors come in by and go between. */
const VISITED = [
  "src/features/home/home-page.tsx",
  "src/features/products/list/products-page.tsx",
  "src/features/products/detail/product-page.tsx",
]

type Info = Pick<Rollup.ModuleInfo, "isEntry" | "importedIds" | "dynamicImporters">
type InfoOf = (id: string) => Info | null

/**
 * Gathers what visitors load into three files beside the page's own: the packages of the entry
 * (`vendor`, which stays in the browser's cache over releases), the entry, and what these pages share
 * among themselves or with others (`browse`). Left alone, the bundler makes a file of each set of
 * modules with the same users: a dozen of one or two kilobytes, a round trip each on a telephone.
 */
export function visitorChunks(): Plugin {
  let chunkOf: Map<string, string> | undefined
  return {
    name: "visitor-chunks",
    apply: "build",
    config: () => ({
      build: {
        rollupOptions: {
          output: {
            onlyExplicitManualChunks: true,
            manualChunks: (id, { getModuleIds, getModuleInfo }) => {
              chunkOf ??= sortModules([...getModuleIds()], getModuleInfo)
              return chunkOf.get(id)
            },
          },
        },
      },
    }),
  }
}

/** The chunk of each module that does not stay where the bundler puts it. */
export function sortModules(ids: readonly string[], infoOf: InfoOf): Map<string, string> {
  const starts = ids.filter((id) => infoOf(id)?.isEntry || infoOf(id)?.dynamicImporters.length)
  const closures = new Map(starts.map((id) => [id, closureOf(id, infoOf)]))
  const holds = (isMeant: (id: string) => boolean) => (module: string) =>
    starts.filter((id) => isMeant(id) && closures.get(id)?.has(module)).length
  const ofEntry = holds((id) => infoOf(id)?.isEntry ?? false)
  const ofVisited = holds((id) => VISITED.some((page) => id.endsWith(page)))
  const ofAny = holds(() => true)
  return new Map(
    ids.flatMap((id): [string, string][] => {
      if (ofEntry(id) > 0) return isVendor(id, infoOf) ? [[id, "vendor"]] : []
      return ofVisited(id) > 0 && ofAny(id) > 1 ? [[id, "browse"]] : []
    }),
  )
}

/**
 * A package's or the bundler's own, which needs nothing else: a vendor that imported the entry, as by
 * the module of the plugins, would wait for itself, and no page be drawn.
 */
function isVendor(id: string, infoOf: InfoOf): boolean {
  return [...closureOf(id, infoOf)].every(
    (needed) => needed.includes("/node_modules/") || needed.startsWith("\0"),
  )
}

/** A module and all that it imports at once. */
function closureOf(start: string, infoOf: InfoOf): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    infoOf(id)?.importedIds.forEach(visit)
  }
  visit(start)
  return found
}
