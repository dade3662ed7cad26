import fs from "node:fs"
import path from "node:path"

/**
 * Keeps Medusa from telling its maker about this shop. MEDUSA_DISABLE_TELEMETRY alone only keeps
 * events from being noted: every process would still leave another one behind that sends them,
 * unless the settings file says no, too.
 */
export function silenceTelemetry(folder: string): void {
  const settings = path.join(folder, "medusa/config.json")
  fs.mkdirSync(path.dirname(settings), { recursive: true })
  fs.writeFileSync(settings, JSON.stringify({ telemetry: { enabled: false } }))
  process.env.XDG_CONFIG_HOME = folder
  process.env.MEDUSA_DISABLE_TELEMETRY = "true"
}
