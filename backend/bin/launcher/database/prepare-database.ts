import { Client } from "pg"
import { markedOnce, oneAtATime, readMarks, writeMark } from "./marks"
import { preparations, type Preparation, type PrepareOptions } from "./preparations"
import type { Launch } from "../launch/launch"
import { runTool } from "../launch/run-tool"

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
    })
  }
  await client.end()
}
