import { Client } from "pg"

/** Runs one statement over a connection of its own and answers its rows. */
export async function query(
  connectionString: string,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString })
  client.on("error", () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}
