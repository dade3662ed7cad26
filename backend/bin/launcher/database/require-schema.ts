import { Client } from "pg"
import { markedOnce, readMarks } from "./marks"
import { schemaMark, schemaName } from "./preparations"
import type { Launch } from "../launch/launch"
import { StartFailure } from "../system/start-failure"

/**
 * For whoever serves and migrates nothing. Throws StartFailure where this shop's tables were never
 * made. A newer shop may have changed them since: an older one still runs on them, so that servers
 * can be replaced one by one, and put back.
 */
export async function requireSchema(launch: Launch, connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  client.on("error", () => undefined)
  await client.connect()
  try {
    const marks = await readMarks(client)
    const mark = schemaMark(launch.environment.plugins)
    const name = schemaName()
    if (marks.get(name) === mark || marks.has(markedOnce(name, mark))) return
    throw new StartFailure(
      "The database has not the tables of this version: run `node backend/bin/shop.mjs migrate` first.",
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}
