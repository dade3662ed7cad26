import path from "node:path"

const root = path.resolve(__dirname, "../../../..")

/** Where the project's own files are. */
export const places = {
  root,
  environmentFile: path.join(root, ".env"),
  configuration: path.join(root, "medusa-config.ts"),
  lockFile: path.join(root, "package-lock.json"),
  backendSource: path.join(root, "backend/src"),
  adminExtensions: path.join(root, "admin-extensions"),
  storefront: path.join(root, "storefront"),
  demo: path.join(root, "demo"),
  /** What `medusa build` makes; the working folder of a production start. */
  server: path.join(root, ".medusa/server"),
  storefrontBuild: path.join(root, "storefront/dist"),
  buildMarks: path.join(root, ".medusa"),
}

type DataPlace =
  | "folder"
  | "lock"
  | "secrets"
  | "postgres"
  | "redis"
  | "cluster"
  | "logs"
  | "settings"
  | "backups"
  | "restore"
  | "embedded"

export type DataPlaces = { [name in DataPlace]: string }

/** Where the launcher's files are in a data folder. */
export function dataPlaces(dataDir: string): DataPlaces {
  return {
    folder: dataDir,
    lock: path.join(dataDir, "running.json"),
    secrets: path.join(dataDir, "secrets.json"),
    postgres: path.join(dataDir, "postgres"),
    redis: path.join(dataDir, "redis"),
    /** What `npm run cluster` tells of its processes. */
    cluster: path.join(dataDir, "cluster.json"),
    logs: path.join(dataDir, "logs"),
    settings: path.join(dataDir, "settings"),
    backups: path.join(dataDir, "backups"),
    /** A restore's unpacked files, until they are in their places. */
    restore: path.join(dataDir, "restore"),
    /** Where the embedded services of the running shop are. */
    embedded: path.join(dataDir, "embedded.url"),
  }
}
