import fs from "node:fs"
import path from "node:path"
import { z } from "@medusajs/framework/zod"
import { finishRestore } from "../backup/finish-restore"
import { lockForCommand } from "../data-folder/lock"
import { openDatabase } from "../database/open-database"
import type { Launch } from "../launch/launch"
import { medusaCli } from "../project/medusa-cli"
import { places } from "../project/places"
import { findHome } from "../postgres/home"
import { startBuilt } from "../embedded/start-built"
import { readText } from "../system/read-text"
import { StartFailure } from "../system/start-failure"
import { setChildEnvironment } from "../launch/child-environment"
import { runTool } from "../launch/run-tool"

const SCRIPT = "backend/src/scripts/person.js"

const outcomeSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  erasure: z.object({ email: z.string(), orders: z.number(), reviews: z.number() }).optional(),
  refused: z.string().optional(),
})

type Question = { action: "export" | "erase"; mail: string }

/** Has the shop's own code do it, beside a shop that runs or in one that is closed. Throws StartFailure. */
export async function askShop(
  launch: Launch,
  { action, mail }: Question,
): Promise<z.infer<typeof outcomeSchema>> {
  await refuseNoShop(launch)
  const running = lockForCommand(launch.data)
  setChildEnvironment(launch, "production")
  if (running) await joinShop(launch, running.note)
  else await openClosedShop(launch)
  const file = path.join(launch.data.folder, `person-${process.pid}.tmp`)
  process.once("exit", () => fs.rmSync(file, { force: true }))
  await runTool(launch, {
    title: action === "export" ? "Gathering the data" : "Erasing the person",
    file: medusaCli("build"),
    args: ["exec", `./${SCRIPT}`, action, mail, file],
    cwd: places.server,
    env: { LOG_LEVEL: "warn", LOG_FILE: "" },
    log: "person",
  })
  const outcome = outcomeSchema.parse(JSON.parse(fs.readFileSync(file, "utf8")))
  if (outcome.refused) throw new StartFailure(`${outcome.refused}.`)
  return outcome
}

/** A command that looks for a person makes no shop. */
async function refuseNoShop({ data, environment }: Launch): Promise<void> {
  if (environment.databaseUrl) return
  const { dataDirectory } = await findHome(data.postgres)
  if (fs.existsSync(path.join(dataDirectory, "PG_VERSION"))) return
  throw new StartFailure(`There is no shop in ${data.folder} yet.`)
}

/** Accounts have one keeper: the embedded services of the shop that runs. */
async function joinShop(launch: Launch, address: string): Promise<void> {
  const { identity } = launch.environment
  const url = readText(launch.data.embedded)
  const isBuilt = fs.existsSync(path.join(places.server, SCRIPT))
  if (!isBuilt || (identity.mode === "embedded" && !url)) {
    throw new StartFailure(
      `The shop at ${address} cannot be joined: use the customer's page in Medusa Admin, or stop ` +
        "the shop first.",
    )
  }
  if (url) process.env.SHOP_INTERNAL_EMBEDDED_URL = url
  await openDatabase(launch)
}

async function openClosedShop(launch: Launch): Promise<void> {
  await finishRestore(launch)
  const [, { sidecar, built }] = await Promise.all([openDatabase(launch), startBuilt(launch)])
  await built()
  await launch.step("Starting the embedded services", sidecar.ready)
}
