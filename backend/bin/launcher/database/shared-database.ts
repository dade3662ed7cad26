import { openDatabase } from "./open-database"
import type { Launch } from "../launch/launch"
import { StartFailure } from "../system/start-failure"

/** The database of a shop of several processes: none of them brings its own. Throws StartFailure. */
export async function sharedDatabase(launch: Launch): Promise<string> {
  if (launch.environment.databaseUrl) return openDatabase(launch)
  throw new StartFailure(
    "DATABASE_URL is missing: the processes of one shop share a PostgreSQL of their own.",
  )
}
