import path from "node:path"

const root = path.resolve(__dirname, "../../..")

/** Where the project's own files are. */
export const places = {
  root,
  environmentFile: path.join(root, ".env"),
  configuration: path.join(root, "medusa-config.ts"),
  lockFile: path.join(root, "package-lock.json"),
  backendSource: path.join(root, "backend/src"),
  adminExtensions: path.join(root, "admin-extensions"),
  storefront: path.join(root, "storefront"),
  /** What `medusa build` makes; the working folder of a production start. */
  server: path.join(root, ".medusa/server"),
  storefrontBuild: path.join(root, "storefront/dist"),
  buildMarks: path.join(root, ".medusa"),
}

export type DataPlaces = {
  [name in "folder" | "lock" | "secrets" | "postgres" | "logs" | "settings"]: string
}

/** Where the launcher's files are in a data folder. */
export function dataPlaces(dataDir: string): DataPlaces {
  return {
    folder: dataDir,
    lock: path.join(dataDir, "running.json"),
    secrets: path.join(dataDir, "secrets.json"),
    postgres: path.join(dataDir, "postgres"),
    logs: path.join(dataDir, "logs"),
    settings: path.join(dataDir, "settings"),
  }
}
