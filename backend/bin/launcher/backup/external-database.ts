import { spawn } from "node:child_process"
import { once } from "node:events"
import { Client } from "pg"
import { findPrimary } from "../database/find-primary"
import { StartFailure } from "../system/start-failure"

/** Writes a dump of the database to a file. Throws StartFailure. */
export function dumpDatabase(databaseUrl: string, file: string): Promise<void> {
  return runTool(databaseUrl, "pg_dump", ["--format=custom", `--file=${file}`])
}

/**
 * Fills an empty database from a dump, with all of it or nothing. Throws StartFailure. A dump has no
 * statistics: without them the first minutes of a large shop are slow.
 */
export async function fillDatabase(databaseUrl: string, file: string): Promise<void> {
  const whole = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges"]
  await runTool(databaseUrl, "pg_restore", [...whole, file])
  await ask(databaseUrl, "analyze")
}

const FILLED = `select exists (select from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema')) as filled`

/** Whether anything is in the database already. */
export async function hasTables(databaseUrl: string): Promise<boolean> {
  const [{ filled }] = await ask<[{ filled: boolean }]>(databaseUrl, FILLED)
  return filled
}

async function ask<Rows>(connectionString: string, statement: string): Promise<Rows> {
  const client = new Client({ connectionString: await findPrimary(connectionString) })
  client.on("error", () => undefined)
  await client.connect()
  try {
    return (await client.query(statement)).rows as Rows
  } finally {
    await client.end()
  }
}

/** PostgreSQL's own programs; the password is not in their arguments, which everybody can read. */
async function runTool(databaseUrl: string, name: string, args: string[]): Promise<void> {
  const url = new URL(await findPrimary(databaseUrl))
  const PGPASSWORD = decodeURIComponent(url.password)
  url.password = ""
  const child = spawn(name, [...args, `--dbname=${url.href}`], {
    env: { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) },
    stdio: ["ignore", "ignore", "pipe"],
  })
  let said = ""
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()))
  const [code] = await once(child, "close").catch(() => {
    throw new StartFailure(
      `DATABASE_URL names a database of your own, and ${name} is not installed here: install ` +
        "PostgreSQL's client programs of the server's version or newer.",
    )
  })
  if (code !== 0) throw new StartFailure(`${name} failed:\n\n${said.trim().slice(-3000)}`)
}
