import { dynamicImport, isFileSkipped, MedusaError } from "@medusajs/framework/utils"
import fs from "node:fs"
import path from "node:path"
import { refuseTakenAddresses } from "../api/http/doors/taken-addresses"

/** `resolve` is where its compiled sources are. */
type Plugin = { name: string; resolve: string }
type Exports = { default?: unknown; config?: unknown } & Record<string, unknown>
type Kind = { folder: string; is: RegExp; lacks: (exports: Exports) => string | undefined }

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"]
const NO_SOURCE = /(^|\/)(_[^/]*|__tests__\/.*|[^/]*\.(spec|test)\.js)$/
const ANY = /(^|\/)(?!index\.js$)[^/]+\.js$/

/** What Medusa loads of a plugin, in this order, and what it needs of each file. */
const KINDS: readonly Kind[] = [
  { folder: "modules", is: /^[^/]+\/index\.js$/, lacks: lacksModule },
  { folder: "providers", is: /^payment-[^/]+\/index\.js$/, lacks: lacksProvider },
  { folder: "links", is: ANY, lacks: () => undefined },
  { folder: "workflows", is: ANY, lacks: () => undefined },
  { folder: "subscribers", is: ANY, lacks: lacksSubscriber },
  { folder: "jobs", is: ANY, lacks: lacksJob },
  { folder: "api", is: /(^|\/)route\.js$/, lacks: lacksRoute },
  { folder: "api", is: /^middlewares\.js$/, lacks: () => undefined },
]

/**
 * Loads what Medusa is about to load of a plugin. Throws with the plugin's name and the file where
 * one does not load, or lacks what makes it what it is: Medusa would name neither, or leave it out.
 */
export async function refuseBrokenPlugin({ name, resolve }: Plugin): Promise<void> {
  refuseTakenAddresses({ name, resolve })
  for (const { folder, is, lacks } of KINDS) {
    for (const file of filesIn(path.join(resolve, folder))) {
      if (!is.test(file) || NO_SOURCE.test(file)) continue
      const place = path.join(resolve, folder, file)
      const exports = await loaded(name, place)
      // A file that says itself that it is off.
      const missing = isFileSkipped(exports) ? undefined : lacks(exports)
      if (missing) throw broken({ name, place }, `has no ${missing}`)
    }
  }
}

async function loaded(name: string, place: string): Promise<Exports> {
  try {
    return (await dynamicImport(place)) as Exports
  } catch (error) {
    throw broken({ name, place }, error instanceof Error ? error.message : String(error))
  }
}

function filesIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return []
  const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" })
  return files.map((file) => file.split(path.sep).join("/")).sort()
}

function broken({ name, place }: { name: string; place: string }, why: string): MedusaError {
  const said = `The plugin ${name} does not load, at ${place}: ${why}`
  return new MedusaError(MedusaError.Types.UNEXPECTED_STATE, said)
}

function lacksModule({ default: given }: Exports): string | undefined {
  return typeof fieldOf(given, "service") === "function"
    ? undefined
    : "Module() as its default export"
}

function lacksProvider({ default: given }: Exports): string | undefined {
  const services = fieldOf(given, "services")
  const has = Array.isArray(services) && services.length > 0
  return has ? undefined : "ModuleProvider() as its default export"
}

function lacksSubscriber({ default: handler, config }: Exports): string | undefined {
  if (typeof handler !== "function") return "function as its default export"
  const event = fieldOf(config, "event")
  const events = Array.isArray(event) ? event : [event]
  return events.every((one) => typeof one === "string" && one) ? undefined : "config with an event"
}

function lacksJob({ default: handler, config }: Exports): string | undefined {
  if (typeof handler !== "function") return "function as its default export"
  const named = ["name", "schedule"].every((field) => fieldOf(config, field))
  return named ? undefined : "config with a name and a schedule"
}

function lacksRoute(exports: Exports): string | undefined {
  const answers = METHODS.some((method) => typeof exports[method] === "function")
  return answers ? undefined : `export named after a method, as ${METHODS.slice(0, 2).join(" or ")}`
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined
}
