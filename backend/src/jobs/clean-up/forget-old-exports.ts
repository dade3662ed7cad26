import { removeOldPrivateFiles } from "../../files/private-folder"
import { readEnvironment } from "../../settings/environment"

const KEPT_MS = 24 * 60 * 60 * 1000

/** What staff exported or imported is saved, or read, by then; it has people's names and addresses. */
export default async function forgetOldExports(): Promise<void> {
  const { dataDir } = readEnvironment(process.env)
  await removeOldPrivateFiles(dataDir, new Date(Date.now() - KEPT_MS))
}

export const config = { name: "forget-old-exports", schedule: "41 * * * *" }
