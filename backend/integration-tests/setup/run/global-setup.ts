import { mkdir } from "node:fs/promises"
import path from "node:path"
import { Client } from "pg"
import { startPostgres } from "../../../bin/launcher/postgres/start-postgres"
import { migrateTemplate } from "./migrated-template"
import { startEmbedded, type EmbeddedServices } from "./start-embedded"
import { EMBEDDED_URLS, TEST_WORKERS } from "./workers"

const ROOT = path.resolve(__dirname, "../../../..")

type Started = { stop: () => Promise<void>; users: number }
/** Both projects of HTTP tests ask for it, each in modules of its own. */
const run: typeof globalThis & { shopTests?: Promise<Started> } = globalThis

/** One PostgreSQL for the run, and embedded services for each worker; a worker makes its database. */
export default async function setup(): Promise<() => Promise<void>> {
  const started = await (run.shopTests ??= start())
  started.users += 1
  return async () => {
    started.users -= 1
    if (started.users === 0) await started.stop()
  }
}

async function start(): Promise<Started> {
  const dataDir = path.join(ROOT, ".data/test")
  const postgres = await startPostgres({ folder: path.join(dataDir, "postgres") })
  await forgetDurability(postgres.url)
  const url = new URL(postgres.url)
  Object.assign(process.env, {
    NODE_ENV: "test",
    LOG_LEVEL: "error",
    DB_HOST: "localhost",
    DB_PORT: url.port,
    DB_USERNAME: decodeURIComponent(url.username),
    DB_PASSWORD: decodeURIComponent(url.password),
    SHOP_DATA_DIR: dataDir,
    JWT_SECRET: "a secret of the tests alone",
    COOKIE_SECRET: "a secret of the tests alone",
    SHOP_INTERNAL_SANDBOX_WEBHOOK_SECRET: "whsec_test_of_the_tests_alone",
    SHOP_INTERNAL_SANDBOX_API_KEY: "sk_test_of_the_tests_alone",
  })
  const services: EmbeddedServices[] = []
  for (let worker = 1; worker <= TEST_WORKERS; worker++) {
    const folder = path.join(dataDir, `worker-${worker}`)
    await mkdir(folder, { recursive: true })
    services.push(await startEmbedded(ROOT, folder))
  }
  process.env[EMBEDDED_URLS] = services.map((service) => service.url).join(" ")
  process.env.SHOP_INTERNAL_EMBEDDED_URL = services[0]?.url
  await migrateTemplate(postgres.url, ROOT)
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()))
    await postgres.stop()
  }
  return { stop, users: 0 }
}

/** Every test puts its database back; waiting for the disk would double the time. */
async function forgetDurability(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  for (const setting of ["fsync", "synchronous_commit", "full_page_writes"]) {
    await client.query(`alter system set ${setting} = off`)
  }
  await client.query("select pg_reload_conf()")
  await client.end()
}
