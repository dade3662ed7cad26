import fs from "node:fs"
import path from "node:path"
import { errorCode } from "../system/error-code"
import { StartFailure } from "../system/start-failure"

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

const REASONS: Record<string, string> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "its disk is read-only",
  ENOSPC: "its disk is full",
  ENOTDIR: "a part of it is a file",
  EEXIST: "it is a file",
}

/** Makes the data folder and shows that it can be written. Throws StartFailure otherwise. */
export function openDataFolder(dataDir: string): DataPlaces {
  const places = dataPlaces(dataDir)
  try {
    // As root, PostgreSQL's own user must be able to pass through.
    fs.mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
    fs.mkdirSync(places.logs, { recursive: true, mode: 0o700 })
    const probe = path.join(dataDir, `.writable-${process.pid}`)
    fs.writeFileSync(probe, "")
    fs.rmSync(probe)
    return places
  } catch (error) {
    const code = errorCode(error) ?? "unknown"
    throw new StartFailure(
      `The data folder ${dataDir} cannot be used, ${REASONS[code] ?? `error ${code}`}: ` +
        "choose another with SHOP_DATA_DIR.",
    )
  }
}
