import type { Environment } from "../../../src/settings/environment"
import type { DataPlaces } from "../data-folder/data-folder"
import type { Secrets } from "../data-folder/secrets"
import type { Shutdown } from "./shutdown"
import type { Terminal } from "./terminal"

/** The context of one start: settings, files, shutdown and terminal. */
export type Launch = {
  environment: Environment
  data: DataPlaces
  secrets: Secrets
  shutdown: Shutdown
  terminal: Terminal
  /** Runs one step of the start; none begins once the shop is told to stop. */
  step: <T>(title: string, work: () => Promise<T>) => Promise<T>
}
