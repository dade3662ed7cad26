import fs from "node:fs"
import path from "node:path"
import { StartFailure } from "../system/start-failure"

const NAMES = ["redis-server", "valkey-server"]

/** Path of a Redis or Valkey server that is installed on this machine. Throws StartFailure. */
export function redisProgram(search = process.env.PATH ?? ""): string {
  const places = search.split(path.delimiter).filter(Boolean)
  const programs = NAMES.flatMap((name) => places.map((place) => path.join(place, name)))
  const found = programs.find((program) => fs.existsSync(program))
  if (found) return found
  throw new StartFailure(
    "The cluster needs Redis, and this machine has none: install it (Debian: " +
      "apt-get install redis-server), or set REDIS_URL to one that runs.",
  )
}
