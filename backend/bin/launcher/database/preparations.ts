import { createHash } from "node:crypto"
import { createRequire } from "node:module"
import path from "node:path"
import { readEnvironment } from "../../../src/settings/environment"
import type { ShopPlugin } from "../../../src/settings/plugins"
import { fingerprint } from "../project/fingerprint"
import type { Launch } from "../launch/launch"
import { medusaCli } from "../project/medusa-cli"
import { places } from "../project/places"
import type { Tool } from "../launch/run-tool"

export type PrepareOptions = {
  databaseUrl: string
  runs: "sources" | "build"
  /** Resolves when accounts can be made at the identity service. */
  identityReady: () => Promise<void>
}

/** Something that is done to a database once, until its mark is another one. */
export type Preparation = {
  name: string
  mark: string
  /** Resolves when all that it needs is there. */
  needs: () => Promise<void>
  tool: Tool
}

/** What a database needs before the shop can run on it, in order. */
export function preparations(launch: Launch, options: PrepareOptions): Preparation[] {
  const built = options.runs === "build"
  const common = {
    file: medusaCli(options.runs),
    cwd: built ? places.server : places.root,
    // All of it, and into the tool's own log.
    env: {
      LOG_LEVEL: "info",
      LOG_FILE: "",
      // Migrations open connections of their own, by one address.
      ...(launch.environment.databaseUrl && {
        DATABASE_URL: options.databaseUrl,
        DATABASE_URL_FILE: "",
      }),
    },
  }
  return [
    {
      name: schemaName(),
      mark: schemaMark(launch.environment.plugins),
      needs: async () => {},
      tool: {
        ...common,
        title: "Migrating the database",
        args: ["db:migrate", "--execute-safe-links", "--execute-safe-search"],
        log: "migrate",
      },
    },
    {
      name: "seed",
      mark: seedMark(launch),
      needs: () => launch.step("Starting the embedded services", options.identityReady),
      tool: {
        ...common,
        title: "Putting the first data in",
        args: ["exec", `./${seedScript(launch)}.${built ? "js" : "ts"}`],
        log: "seed",
      },
    },
  ]
}

/** Medusa's workflows over Redis have migrations of their own. The cluster may have brought a Redis. */
export function schemaName(): "schema" | "schema-redis" {
  return readEnvironment(process.env).redisUrl ? "schema-redis" : "schema"
}

/** Changes with everything that makes tables, and with the setting that leaves some out. */
export function schemaMark(plugins: readonly ShopPlugin[] = []): string {
  const medusa = createRequire(__filename).resolve("@medusajs/medusa/package.json")
  const mark = fingerprint(places.root, [
    medusa,
    places.configuration,
    ...["modules", "links", "migration-scripts"].map((name) =>
      path.join(places.backendSource, name),
    ),
    ...plugins.flatMap(({ folder, firstParty }) =>
      ["modules", "links"].map((name) =>
        path.join(folder, firstParty ? "src" : ".medusa/server/src", name),
      ),
    ),
  ])
  return readEnvironment(process.env).vehicles ? mark : `${mark}-without-vehicles`
}

/** A demo shop begins with the demo's parts as well. */
function seedScript({ environment }: Launch): string {
  return environment.demo ? "demo/src/seed" : "backend/src/scripts/seed"
}

/** Grows with what the seed puts into shops that were there before. */
const SEED = "3"

/** Changes with the seed itself, with who is to be administrator, and with the folder that keeps the accounts, if one does. */
function seedMark({ environment, secrets }: Launch): string {
  const { demo, vehicles, admin, identity } = environment
  const accounts = identity.mode === "embedded" || demo ? secrets.installation : "elsewhere"
  return createHash("sha256")
    .update([SEED, accounts, demo, demo && vehicles, admin.email, identity.projectId].join("\0"))
    .digest("hex")
}
