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
  /** What Medusa's compiler makes; the working folder of a production start. */
  server: path.join(root, ".medusa/server"),
  /** What a process of the built shop requires first: it loads the rest as the last one did, and keeps memory small. */
  preload: path.join(root, ".medusa/server/backend/src/host/preload.js"),
  storefrontBuild: path.join(root, "storefront/dist"),
  buildMarks: path.join(root, ".medusa"),
}
