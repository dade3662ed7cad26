import { EnvironmentError } from "../../src/settings/environment-error"
import { backup } from "./backup/backup"
import { restore } from "./backup/restore"
import { build } from "./build/build"
import { cluster } from "./cluster/cluster"
import { requestRoll } from "./cluster/request-roll"
import { dev } from "./dev/dev"
import { endWithNpm, Shutdown } from "./launch/shutdown"
import type { Launch } from "./launch/launch"
import { migrate } from "./serve/migrate"
import { erasePerson, exportPerson } from "./person/person"
import { migratePlugin } from "./plugin/migrate-plugin"
import { serve } from "./serve/serve"
import { start } from "./serve/start"
import { StartFailure } from "./system/start-failure"
import { openLaunch } from "./open-launch"
import { Terminal } from "./launch/terminal"

type ReleaseTypeScript = () => Promise<void>
type Command = (launch: Launch, releaseTypeScript: ReleaseTypeScript) => Promise<void>

const commands = new Map<string, { run: Command; serves: boolean; shares?: boolean }>([
  ["start", { run: start, serves: true }],
  ["dev", { run: dev, serves: true }],
  ["serve", { run: serve, serves: true, shares: true }],
  ["migrate", { run: migrate, serves: false }],
  ["cluster", { run: cluster, serves: true }],
  ["roll", { run: requestRoll, serves: false }],
  ["build", { run: buildOnly, serves: false }],
  ["backup", { run: backup, serves: false }],
  ["restore", { run: restore, serves: false }],
  ["plugin:migrate", { run: migratePlugin, serves: false }],
  ["person:export", { run: exportPerson, serves: false }],
  ["person:erase", { run: erasePerson, serves: false }],
])

/**
 * Runs a command of the launcher; `start`, `dev` and `serve` go on when this resolves. `releaseTypeScript`
 * takes the launcher's compiler out of `require`, where it would slow the loading of Medusa.
 */
export async function main(name = "start", releaseTypeScript: ReleaseTypeScript): Promise<void> {
  // A terminal or pipe that was closed must not end the shop in the middle of something.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined)
  const terminal = new Terminal(process.stdout)
  const shutdown = new Shutdown((line) => terminal.note(line))
  endWithNpm(shutdown)
  try {
    const command = commands.get(name)
    if (!command) throw new StartFailure(`There is no command '${name}': ${known()}.`)
    const { run, serves, shares = false } = command
    const launch = await openLaunch({ shutdown, terminal, serves, shares })
    await run(launch, releaseTypeScript)
  } catch (error) {
    // What is ended on purpose fails in the middle of what it does.
    if (!shutdown.stopping) process.stderr.write(`\n${explain(error)}\n`)
    await shutdown.exit(1)
  }
}

async function buildOnly(launch: Launch): Promise<void> {
  await build(launch)
  await launch.shutdown.exit(0)
}

function known(): string {
  return `it knows ${[...commands.keys()].join(", ")}`
}

function explain(error: unknown): string {
  if (error instanceof StartFailure || error instanceof EnvironmentError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
