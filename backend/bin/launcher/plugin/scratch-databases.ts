import { Client } from "pg"

/**
 * Does what makes databases of the kind "medusa-…", as Medusa does for a module that it compares,
 * and takes those away that were not there before.
 */
export async function withScratchDatabases(url: string, work: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on("error", () => undefined)
  await client.connect()
  try {
    const before = await databases(client)
    try {
      await work()
    } finally {
      const made = (await databases(client)).filter((name) => !before.includes(name))
      for (const name of made) await client.query(`drop database ${client.escapeIdentifier(name)}`)
    }
  } finally {
    await client.end()
  }
}

async function databases(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname like 'medusa-%'",
  )
  return rows.map(({ datname }) => datname)
}
