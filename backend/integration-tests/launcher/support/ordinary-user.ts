import { spawnSync } from "node:child_process"
import path from "node:path"

const NOBODY = { uid: 65_534, gid: 65_534 }

export const isRoot = process.getuid?.() === 0

/** Options to spawn as a user without rights; the caller itself where that is one. */
export const ordinaryUser = isRoot ? NOBODY : {}

const sources = path.resolve(__dirname, "../../../bin/shop.mjs")

/** Whether that user can read the project, which may lie in root's own folder. */
export const ordinaryUserReadsProject =
  spawnSync("test", ["-r", sources], ordinaryUser).status === 0
