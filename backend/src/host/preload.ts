import fs from "node:fs"
import path from "node:path"
import v8 from "node:v8"
import { useModuleCache } from "./module-cache/module-cache"

// Required before anything else by a process of the built shop: `node --require …/preload.js`. It
// knows its places by its own, that is backend/src/host in the folder of the build.
const server = path.resolve(__dirname, "../../..")
const root = path.resolve(server, "../..")
const packages = ["node_modules", "backend/node_modules"].map((name) => path.join(root, name))
const { SHOP_DATA_DIR: data } = process.env

/** Percent of what is in use that the heap may grow by before V8 looks for what is not. */
const HEAP_GROWS_BY = 30

// An import makes garbage by the second, and V8 lets it lie while the machine has memory: a process
// of 450 MB grew to 950.
v8.setFlagsFromString(`--heap-growing-percent=${HEAP_GROWS_BY}`)

if (data) {
  useModuleCache({
    file: path.join(data, "modules", `${process.env.WORKER_MODE ?? "shared"}.cache`),
    key: [process.version, process.arch, buildMark(), installMark()].join(" "),
    within: [server, ...packages],
  })
}

/** Changes with each build, which writes this file. */
function buildMark(): string {
  return timeOf(__filename)
}

/** Changes with each `npm install`. */
function installMark(): string {
  return timeOf(path.join(root, "node_modules/.package-lock.json"))
}

function timeOf(file: string): string {
  return String(fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs)
}
