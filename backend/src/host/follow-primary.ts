import { container } from "@medusajs/framework"
import { asValue } from "@medusajs/framework/awilix"
import { ContainerRegistrationKeys, ModulesSdkUtils } from "@medusajs/framework/utils"
import type { PoolClient } from "../observability/health/pool-client"
import { databaseAddresses } from "../settings/database-addresses"
import type { Environment } from "../settings/environment"
import { databasePool } from "./database-pool"
import { leadToPrimary } from "./lead-to-primary"

/**
 * Where DATABASE_URL names several hosts: has each new connection go to the one that is the primary
 * then. Medusa takes a connection that is registered before it makes its own; the options are those
 * that it would give it (pg-connection-loader of @medusajs/framework 2.21.2, docs/decisions/0102).
 */
export function followPrimary(environment: Environment): void {
  const addresses = databaseAddresses(environment.databaseUrl ?? "")
  const name = ContainerRegistrationKeys.PG_CONNECTION
  if (addresses.length === 1 || container.hasRegistration(name)) return
  const connection = ModulesSdkUtils.createPgConnection({
    clientUrl: addresses[0],
    schema: "public",
    pool: databasePool(environment),
  })
  leadToPrimary(connection.client as PoolClient, addresses)
  container.register({ [name]: asValue(connection) })
}
