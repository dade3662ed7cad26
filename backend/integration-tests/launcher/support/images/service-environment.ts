import fs from "node:fs"
import path from "node:path"
import { parseEnv } from "node:util"
import type { Compose } from "./compose-file"

/** What a service of a prepared folder's compose file is told, with that folder's own secrets. */
export function serviceEnvironment(
  folder: string,
  { environment }: Compose["services"][string],
): Record<string, string> {
  const settings = parseEnv(fs.readFileSync(path.join(folder, "deploy/shop.env"), "utf8"))
  const told = Object.entries({ ...settings, ...environment }).map(([name, value]) => [
    name,
    String(value).replace("/run/secrets", path.join(folder, "deploy/secrets")),
  ])
  return Object.fromEntries(told)
}

/** Writes values into secrets of such a folder, as the operator does. */
export function fillSecrets(folder: string, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    fs.writeFileSync(path.join(folder, "deploy/secrets", name), `${value}\n`)
  }
}
