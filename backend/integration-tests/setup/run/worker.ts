import path from "node:path"
import { EMBEDDED_URLS } from "./workers"

// Workers are numbered from 1; each has embedded services and a data folder of its own. This runs
// before each file, in a process that may have run others.
const worker = Number(process.env.VITEST_POOL_ID ?? "1")
const folder = `worker-${worker}`
const dataDir = process.env.SHOP_DATA_DIR ?? ""
if (path.basename(dataDir) !== folder) process.env.SHOP_DATA_DIR = path.join(dataDir, folder)
process.env.SHOP_INTERNAL_EMBEDDED_URL = process.env[EMBEDDED_URLS]?.split(" ")[worker - 1]
// PostgreSQL's silence counts as its end; a disk that others use too has needed over a second and a half.
process.env.DATABASE_SILENCE_MS ??= "60000"
// A process that compiles what it loads, beside others that do, is no shop with too much to do.
process.env.OVERLOAD_AFTER_MS ??= "60000"
