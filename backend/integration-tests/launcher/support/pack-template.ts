import fs from "node:fs"
import path from "node:path"
import { packPlugin } from "../../../bin/plugin/pack-plugin"
import { runMedusa } from "./run-medusa"

const TEMPLATE = path.resolve(__dirname, "../../../../docs/plugin-template")

/**
 * Does with a copy of the template what its guide says: build and pack. `folder` is below an
 * application's, whose packages it takes. Answers the tarball's path.
 */
export async function packTemplate(folder: string): Promise<string> {
  fs.cpSync(TEMPLATE, folder, { recursive: true, filter: (name) => !name.includes(".medusa") })
  await runMedusa({ folder, variables: {} }, "plugin:build")
  return packPlugin(folder, folder)
}
