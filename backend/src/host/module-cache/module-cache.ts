import fs from "node:fs"
import Module from "node:module"
import path from "node:path"
import vm from "node:vm"
import { crc32 } from "node:zlib"
import { readKept, writeKept, type Compiled, type Kept } from "./cache-file"
import { nodeLoader, requireOf, type Loaded, type Loader } from "./node-loader"
import { onceQuiet } from "./once-quiet"

type Fresh = { script: vm.Script; checksum: number }

/** In such a file no code may come from the cache: V8 forgets there who asks for an import. */
const IMPORTS = /\bimport\s*\(/
/** Fewer new modules than that are not worth writing all of them again. */
const WORTH_KEEPING = 100
const SLICE_MS = 10

type Options = {
  file: string
  /** Changes with Node, the packages and the build. */
  key: string
  /** Folders whose files stay as they are while the key does; absolute. */
  within: readonly string[]
}

/**
 * Has this process load its modules as the last one did: where each `require` led, and what V8 made
 * of the source, which is still read and compared. What is new is written down once nothing more is
 * loaded. See docs/decisions/0101.
 */
export function useModuleCache({ file, key, within }: Options): void {
  const loader = nodeLoader()
  if (!loader) return
  const kept = readKept(file, key)
  const fresh = new Map<string, Fresh>()
  const isOurs = (name: string) => within.some((folder) => name.startsWith(folder + path.sep))
  const loads = { count: 0 }
  const run = (module: Loaded, name: string, script: vm.Script): unknown => {
    const wrapped = script.runInThisContext() as (...given: unknown[]) => unknown
    const own = requireOf(loader, module)
    return wrapped.call(module.exports, module.exports, own, module, name, path.dirname(name))
  }

  const { _compile: compile } = loader.prototype
  loader.prototype._compile = function (this: Loaded, ...given) {
    const [content, name, format] = given
    const mayKeep = isOurs(name) && name.endsWith(".js") && format !== "module"
    const script = mayKeep ? scriptOf(content, name) : undefined
    if (!script) return compile.apply(this, given)
    fresh.set(name, { script, checksum: crc32(content) })
    return run(this, name, script)
  }
  const { ".js": load } = loader._extensions
  loader._extensions[".js"] = function (module, name) {
    loads.count += 1
    const known = kept.modules.get(name)
    const script = known && knownScript(name, known)
    return script ? run(module, name, script) : load.call(this, module, name)
  }
  rememberRequests(loader, kept.found, isOurs)

  onceQuiet(loads, async () => {
    const modules = new Map(kept.modules)
    kept.modules.clear()
    if (fresh.size < WORTH_KEEPING) return
    await inSlices(fresh, ([name, { script, checksum }]) => {
      modules.set(name, { code: script.createCachedData(), checksum })
    })
    fresh.clear()
    await writeKept(file, { key, found: kept.found, modules })
  })
}

/** Where a request leads depends on the folder of who asks alone; `paths` and the like are others. */
function rememberRequests(
  loader: Loader,
  found: Kept["found"],
  isOurs: (name: string) => boolean,
): void {
  const { _resolveFilename: resolve } = loader
  loader._resolveFilename = function (this: unknown, ...asked) {
    const [request, parent, isMain, options] = asked
    const isUsual = parent?.filename && isOurs(parent.filename) && !isMain && !options
    if (!isUsual) return resolve.apply(this, asked)
    const requests = (found[parent.path] ??= {})
    const place = requests[request] ?? resolve.apply(this, asked)
    if (isOurs(place)) requests[request] = place
    return place
  }
}

function scriptOf(content: string, filename: string): vm.Script | undefined {
  if (IMPORTS.test(content)) return undefined
  try {
    return new vm.Script(Module.wrap(content), { filename })
  } catch {
    // Not CommonJS after all, or broken: Node tells.
    return undefined
  }
}

function knownScript(filename: string, { code, checksum }: Compiled): vm.Script | undefined {
  const source = fs.readFileSync(filename)
  if (crc32(source) !== checksum) return undefined
  const options = { filename, cachedData: code }
  const script = new vm.Script(Module.wrap(source.toString()), options)
  return script.cachedDataRejected ? undefined : script
}

async function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let began = performance.now()
  for (const item of items) {
    work(item)
    if (performance.now() - began < SLICE_MS) continue
    await new Promise((resolve) => setImmediate(resolve))
    began = performance.now()
  }
}
