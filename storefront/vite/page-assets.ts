import type { Plugin, Rollup } from "vite"
import { assemblies } from "../../demo/src/drawings/assemblies/assemblies"

const VEHICLES = "src/features/vehicles/pages/vehicles-page.tsx"

/** The addresses that people come in by, and the module that draws each. */
const PAGES: Readonly<Record<string, string>> = {
  "/": "src/features/home/home-page.tsx",
  "/showProduct": "src/features/products/list/products-page.tsx",
  "/product/:id": "src/features/products/detail/product-page.tsx",
  "/vehicles": VEHICLES,
  "/vehicles/:make": VEHICLES,
  "/vehicles/:make/:model": VEHICLES,
  "/login": "src/features/account/sign-in/login-page.tsx",
}
/** Read by the server, which names them in the page's head. */
const FILE = "page-assets.json"

type Bundle = Rollup.OutputBundle

/**
 * Leaves a list of the scripts that each of these pages needs besides the entry's own, and of the
 * picture that it shows first: known to the browser with the HTML, they are there when they are
 * asked for.
 */
export function pageAssets(): Plugin {
  return {
    name: "page-assets",
    apply: "build",
    generateBundle(_, bundle) {
      const entry = scriptsOf(bundle, (chunk) => chunk.isEntry)
      const pages = Object.entries(PAGES).map(([address, module]) => {
        const all = scriptsOf(bundle, ({ facadeModuleId }) => facadeModuleId?.endsWith(module))
        if (all.size === 0) throw new Error(`${module} is no chunk of its own`)
        const scripts = [...all].filter((file) => !entry.has(file)).map((file) => `/${file}`)
        return [address, { scripts, ...(address === "/" && { drawing: firstDrawing(bundle) }) }]
      })
      this.emitFile({
        type: "asset",
        fileName: FILE,
        source: JSON.stringify(Object.fromEntries(pages)),
      })
    },
  }
}

/** The home page's first drawing in both inks. */
function firstDrawing(bundle: Bundle): { light: string; dark: string } {
  const [first] = assemblies
  const addressOf = (name: string) => {
    const asset = Object.values(bundle).find(
      (file) => file.type === "asset" && file.names.includes(name),
    )
    if (!asset) throw new Error(`the build has no ${name}`)
    return `/${asset.fileName}`
  }
  const name = `assembly-${first?.id}`
  return { light: addressOf(`${name}.svg`), dark: addressOf(`${name}.dark.svg`) }
}

/** The file of the chunk that is meant and of all that it imports, each once. */
function scriptsOf(
  bundle: Bundle,
  isMeant: (chunk: Rollup.OutputChunk) => boolean | undefined,
): Set<string> {
  const files = new Set<string>()
  const visit = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== "chunk" || files.has(file)) return
    files.add(file)
    chunk.imports.forEach(visit)
  }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === "chunk" && isMeant(chunk)) visit(chunk.fileName)
  }
  return files
}
