import path from "node:path"
import { Client } from "pg"
import { startPostgres } from "../../bin/launcher/postgres/start-postgres"
import { startEmbedded } from "./start-embedded"

const ROOT = path.resolve(__dirname, "../../..")

/** One PostgreSQL and one process of embedded services for the run; each file makes its database. */
export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = path.join(ROOT, ".data/test")
  const postgres = await startPostgres({ folder: path.join(dataDir, "postgres") })
  await forgetDurability(postgres.url)
  const url = new URL(postgres.url)
  Object.assign(process.env, {
    NODE_ENV: "test",
    LOG_LEVEL: "error",
    // Any name but localhost makes test-utils ask for TLS.
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
  const embedded = await startEmbedded(ROOT)
  process.env.SHOP_INTERNAL_EMBEDDED_URL = embedded.url
  return async () => {
    await embedded.stop()
    await postgres.stop()
  }
}

/** Every test restores its database from a template; waiting for the disk would double the time. */
async function forgetDurability(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  for (const setting of ["fsync", "synchronous_commit", "full_page_writes"]) {
    await client.query(`alter system set ${setting} = off`)
  }
  await client.query("select pg_reload_conf()")
  await client.end()
}
