import type { ConfigModule } from "@medusajs/framework/types"
import { databaseAddresses } from "../settings/database-addresses"
import type { Environment } from "../settings/environment"
import { mayAskForAccounts } from "../settings/providers/identity-settings"
import { REDIS_FAILS_FAST } from "../settings/providers/redis-options"
import { databasePool } from "./database-pool"

type Project = ConfigModule["projectConfig"]

/** Medusa's own settings as the shop needs them: database, sessions, origins and who may sign in how. */
export function shopProject(environment: Environment): Project {
  const { publicUrl, secrets } = environment
  const secure = publicUrl.startsWith("https:")
  return {
    // Medusa reads one host; where there are several, `followPrimary` leads its connections.
    ...(environment.databaseUrl && { databaseUrl: databaseAddresses(environment.databaseUrl)[0] }),
    ...(environment.redisUrl && {
      // Where sessions of Medusa Admin are kept.
      redisUrl: environment.redisUrl,
      redisOptions: REDIS_FAILS_FAST,
    }),
    databaseDriverOptions: { pool: databasePool(environment) },
    workerMode: environment.workerMode,
    // Medusa marks the session cookie Secure in production; over plain http it would be dropped
    // and nobody could sign in to the admin.
    cookieOptions: { sameSite: "lax", secure },
    // Browsers take a cookie of this name from the host itself over https alone: no neighbour's
    // domain can plant one.
    ...(secure && { sessionOptions: { name: "__Host-shop" } }),
    http: {
      storeCors: publicUrl,
      adminCors: publicUrl,
      authCors: publicUrl,
      jwtSecret: secrets.jwt,
      cookieSecret: secrets.cookie,
      // Nobody can be looked up without a service account: then each minute proves anew who it is.
      jwtExpiresIn: mayAskForAccounts(environment.identity) ? "1h" : "1m",
      authMethodsPerActor: { customer: ["firebase"], user: ["firebase"] },
    },
  }
}
