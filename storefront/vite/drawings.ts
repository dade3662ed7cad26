import type { Plugin } from "vite"
import { assemblies } from "../../demo/src/drawings/assemblies/assemblies"
import { ASSEMBLY_SIZE, drawAssembly } from "../../demo/src/drawings/assemblies/draw-assembly"
import type { Ink } from "../../demo/src/drawings/drafting/ink"
import { drawMissingPart } from "../../demo/src/drawings/missing-part"

const ID = "virtual:drawings"
const RESOLVED = `\0${ID}`
const DEV_PATH = "/drawings/"
const NOT_FOUND_SIZE = { width: 800, height: 600 }

type Draw = (options: { ink: Ink }) => string
/** Keeps a file and answers the expression that is its address. */
type Keep = (name: string, source: string) => string

/**
 * `virtual:drawings`: the assemblies and the not-found drawing, drawn at build time by the
 * catalogue's own functions. The SVGs become hashed files; the module holds their addresses and
 * where the call-outs lie. So a shop without the demo's uploads has them too.
 */
export function drawingsPlugin(): Plugin {
  const served = new Map<string, string>()
  let building = false
  return {
    name: "drawings",
    configResolved({ command }) {
      building = command === "build"
    },
    resolveId: (id) => (id === ID ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null
      return moduleSource((name, source) => {
        if (building) {
          const reference = this.emitFile({ type: "asset", name, source })
          return `import.meta.ROLLUP_FILE_URL_${reference}`
        }
        served.set(`${DEV_PATH}${name}`, source)
        return JSON.stringify(`${DEV_PATH}${name}`)
      })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const source = served.get(request.url ?? "")
        if (source === undefined) return next()
        response.setHeader("Content-Type", "image/svg+xml")
        response.end(source)
      })
    },
  }
}

function moduleSource(keep: Keep): string {
  const drawn = assemblies.map(({ id, title, callouts }) =>
    drawing(
      { id, title, callOuts: callouts, ...ASSEMBLY_SIZE },
      inks(`assembly-${id}`, (options) => drawAssembly(id, options), keep),
    ),
  )
  const notFound = drawing(NOT_FOUND_SIZE, inks("not-found", drawMissingPart, keep))
  return `export const assemblies = [${drawn.join(",\n")}]\nexport const notFoundDrawing = ${notFound}`
}

function drawing(facts: object, addresses: string): string {
  return `{ ...${JSON.stringify(facts)}, ${addresses} }`
}

function inks(name: string, draw: Draw, keep: Keep): string {
  const light = keep(`${name}.svg`, draw({ ink: "light" }))
  const dark = keep(`${name}.dark.svg`, draw({ ink: "dark" }))
  return `light: ${light}, dark: ${dark}`
}
