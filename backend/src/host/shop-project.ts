import type { ConfigModule } from "@medusajs/framework/types"
import type { Environment } from "../settings/environment"
import { mayAskForAccounts } from "../settings/identity-settings"

type Project = ConfigModule["projectConfig"]

/** Medusa's own settings as the shop needs them: database, sessions, origins and who may sign in how. */
export function shopProject(environment: Environment): Project {
  const { publicUrl, secrets } = environment
  return {
    ...(environment.databaseUrl && { databaseUrl: environment.databaseUrl }),
    workerMode: environment.workerMode,
    // Medusa marks the session cookie Secure in production; over plain http it would be dropped
    // and nobody could sign in to the admin.
    cookieOptions: { sameSite: "lax", secure: publicUrl.startsWith("https:") },
    http: {
      storeCors: publicUrl,
      adminCors: publicUrl,
      authCors: publicUrl,
      jwtSecret: secrets.jwt,
      cookieSecret: secrets.cookie,
      // Nobody can be looked up without a service account: then each minute proves anew who it is.
      jwtExpiresIn: mayAskForAccounts(environment.identity) ? "1h" : "1m",
      authMethodsPerActor: { customer: ["firebase"], user: ["emailpass", "firebase"] },
    },
  }
}
