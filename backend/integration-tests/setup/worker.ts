import path from "node:path"
import { EMBEDDED_URLS } from "./workers"

// Workers are numbered from 1; each has embedded services and a data folder of its own.
const worker = Number(process.env.VITEST_POOL_ID ?? "1")
process.env.SHOP_DATA_DIR = path.join(process.env.SHOP_DATA_DIR ?? "", `worker-${worker}`)
process.env.SHOP_INTERNAL_EMBEDDED_URL = process.env[EMBEDDED_URLS]?.split(" ")[worker - 1]
// Medusa's test runner copies a database for each test, which keeps everybody out for as long as that
// takes; a disk that others use too has needed over a second and a half.
process.env.DATABASE_SILENCE_MS ??= "60000"
// It also reports its port to a parent process; here that channel is vitest's own.
if (process.send) process.send = undefined
