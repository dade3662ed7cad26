import { Client } from "pg"
import type { Launch } from "../launch/launch"
import { runTool } from "../launch/run-tool"
import { StartFailure } from "../system/start-failure"
import { markedOnce, oneAtATime, readMarks, writeMark } from "./marks"
import {
  type Preparation,
  preparations,
  type PrepareOptions,
  schemaMark,
  schemaName,
} from "./preparations"

/**
 * Migrates when Medusa, a migration, a model or a link is another one than at the last time, and
 * puts the first data in once. Both take many seconds even with nothing to do.
 */
export async function prepareDatabase(launch: Launch, options: PrepareOptions): Promise<void> {
  const client = new Client({ connectionString: options.databaseUrl })
  client.on("error", () => undefined)
  await client.connect()
  launch.shutdown.add(() => client.end().catch(() => undefined))
  const all = preparations(launch, options)
  const missing = async (): Promise<Preparation[]> => {
    const marks = await readMarks(client)
    return all.filter(({ name, mark }) => marks.get(name) !== mark)
  }
  if ((await missing()).length > 0) {
    await oneAtATime(client, async () => {
      // Another process may have done it while this one waited.
      for (const { name, mark, needs, tool } of await missing()) {
        await needs()
        await runTool(launch, tool)
        await writeMark(client, { name, mark })
        await writeMark(client, { name: markedOnce(name, mark), mark: new Date().toISOString() })
      }
      // PostgreSQL does it by itself within minutes, and plans without it read ten times as long.
      await client.query("analyze")
    })
  }
  await client.end()
}

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
