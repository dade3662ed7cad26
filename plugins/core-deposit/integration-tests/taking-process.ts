import { asValue } from "@medusajs/framework/awilix"
import { knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, createMedusaContainer } from "@medusajs/framework/utils"
import { createRequire } from "node:module"
import path from "node:path"
import { lendKit } from "../../../backend/src/host/lend-kit"
import { CORE_DEPOSIT_MODULE } from "../src/modules/core-deposit"
import type * as Receiving from "../src/workflows/receive-core-return"

// Only when the kit is lent.
const load = createRequire(__filename)

/**
 * A process that takes the cores of a request and never comes to their refund: it says when they
 * are written down, and is killed then. Its database and request are its arguments.
 */
async function takeCores([connection = "", id = "", qty = ""]: string[]): Promise<void> {
  lendKit(path.resolve(__dirname, "../../../backend/src/kit"))
  const { receiveCoreReturnWorkflow } = load(
    "../src/workflows/receive-core-return",
  ) as typeof Receiving
  const container = createMedusaContainer()
  // What the refund looks at first, behind the commit.
  const retrieveCoreReturn = () => {
    process.send?.("written")
    return new Promise(() => undefined)
  }
  container.register({
    [ContainerRegistrationKeys.PG_CONNECTION]: asValue(knex({ client: "pg", connection })),
    [ContainerRegistrationKeys.LOGGER]: asValue(console),
    [CORE_DEPOSIT_MODULE]: asValue({ retrieveCoreReturn }),
  })
  const input = { id, quantity: Number(qty), recorded_by: "user_killed" }
  await receiveCoreReturnWorkflow(container).run({ input })
}

// Nobody is left to kill it.
process.on("disconnect", () => process.exit())
void takeCores(process.argv.slice(2))
