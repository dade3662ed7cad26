import { execFileSync } from "node:child_process"
import os from "node:os"
import { connect } from "../../testkit/shop/database"

/** What a figure was measured on and with: day, cores, Node, PostgreSQL where one is named, commit. */
export async function machineText(databaseUrl?: string): Promise<string> {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim()
  return [
    new Date().toISOString().slice(0, 10),
    `${os.availableParallelism()} cores`,
    `Node ${process.versions.node}`,
    ...(databaseUrl ? [`PostgreSQL ${await versionOf(databaseUrl)}`] : []),
    `commit ${commit}`,
  ].join(", ")
}

async function versionOf(databaseUrl: string): Promise<string> {
  const client = await connect(databaseUrl)
  const { rows } = await client.query<{ server_version: string }>("show server_version")
  await client.end()
  return rows[0]?.server_version.split(" ")[0] ?? ""
}
