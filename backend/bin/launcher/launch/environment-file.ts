import { parseEnv } from "node:util"
import { readText } from "../system/read-text"

const taken = new Set<string>()

/**
 * Takes variables from a file like `.env`; what the caller's environment says stands above it.
 * Called again, it lets go of what the file said before.
 */
export function loadEnvironmentFile(file: string): void {
  for (const name of taken) Reflect.deleteProperty(process.env, name)
  taken.clear()
  for (const [name, value] of Object.entries(parseEnv(readText(file) ?? ""))) {
    if (name in process.env) continue
    process.env[name] = value
    taken.add(name)
  }
}
