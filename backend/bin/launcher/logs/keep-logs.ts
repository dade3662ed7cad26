import type { Launch } from "../launch/launch"
import { rotateLogs } from "./rotate-logs"

const EACH_MS = 600_000

/** Keeps the logs of a shop that runs for LOG_DAYS days, now and every ten minutes. */
export function keepLogs({ data, environment, shutdown, terminal }: Launch): void {
  let since = new Date()
  const look = () => {
    const now = new Date()
    try {
      rotateLogs({ folder: data.logs, days: environment.logDays, since, now })
      since = now
    } catch (error) {
      // A full disk ends no shop.
      terminal.note(`The logs could not be put aside: ${String(error)}`)
    }
  }
  look()
  const timer = setInterval(look, EACH_MS).unref()
  shutdown.add(() => clearInterval(timer))
}
