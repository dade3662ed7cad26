import { readEnvironment } from "../../src/settings/environment"
import { listOf } from "../../src/settings/plugins"
import { refuseUnsafeStart } from "../../src/settings/start-guard"
import { finishRestore } from "./backup/finish-restore"
import { closeDataFolder } from "./data-folder/close-data-folder"
import { openDataFolder } from "./data-folder/data-folder"
import { lockForShop } from "./data-folder/lock"
import { keepSecrets } from "./data-folder/secrets"
import { loadEnvironmentFile } from "./launch/environment-file"
import type { Launch } from "./launch/launch"
import { checkPort } from "./launch/shop-port"
import type { Shutdown } from "./launch/shutdown"
import type { Terminal } from "./launch/terminal"
import { places } from "./project/places"
import { StartFailure } from "./system/start-failure"

type Around = {
  shutdown: Shutdown
  terminal: Terminal
  /** Whether the shop will run, and needs the port and the data folder for itself. */
  serves: boolean
  /** Whether it is one of several processes, which have the data folder together. */
  shares: boolean
}

/**
 * Checks everything that can be checked at once, before the slow steps, and takes the data folder.
 * Throws EnvironmentError and StartFailure.
 */
export async function openLaunch(around: Around): Promise<Launch> {
  const { shutdown, terminal, serves, shares } = around
  process.chdir(places.root)
  forgetOtherLaunches()
  loadEnvironmentFile(places.environmentFile)
  const environment = readEnvironment(process.env)
  // Whoever builds or runs parts of the shop does so in other folders.
  process.env.SHOP_PLUGINS = listOf(environment.plugins)
  if (environment.textsFile) process.env.SHOP_TEXTS = environment.textsFile
  if (serves) refuseUnsafeStart(environment, process.env.NODE_ENV)
  const data = openDataFolder(environment.dataDir)
  for (const place of closeDataFolder(data.folder)) {
    terminal.note(`Others on this machine can read ${place}, which belongs to another user.`)
  }
  const isAlone = serves && !shares
  if (isAlone) lockForShop(data, environment.publicUrl)
  if (serves) await checkPort(environment)
  if (isAlone) await finishRestore({ environment, data })
  const secrets = keepSecrets(data.secrets)
  const step = <T>(title: string, work: () => Promise<T>) => {
    if (shutdown.stopping) throw new StartFailure("The start was stopped.")
    return terminal.step(title, work)
  }
  return { environment, data, secrets, shutdown, terminal, step }
}

/** A launcher that another one started, for instance in its tests, has parts of its own. */
function forgetOtherLaunches(): void {
  for (const name of Object.keys(process.env)) {
    if (name.startsWith("SHOP_INTERNAL_")) Reflect.deleteProperty(process.env, name)
  }
}
