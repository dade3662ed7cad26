import fs from "node:fs"
import path from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import type { Launch } from "../launch/launch"
import { places } from "../project/places"
import { errorCode } from "../system/error-code"
import { takeLock } from "../system/process-lock"
import { StartFailure } from "../system/start-failure"

const PAUSE_MS = 500

/** Builds while no other start does: shops with different data folders share one build. */
export async function withBuildLock(launch: Launch, work: () => Promise<void>): Promise<void> {
  const release = await launch.step("Waiting for the build of another start", take)
  launch.shutdown.add(release)
  try {
    await work()
  } finally {
    release()
  }
}

async function take(): Promise<() => void> {
  try {
    fs.mkdirSync(places.buildMarks, { recursive: true })
    for (;;) {
      const lock = takeLock(path.join(places.buildMarks, "building.json"), "build")
      if ("release" in lock) return lock.release
      await delay(PAUSE_MS)
    }
  } catch (error) {
    throw new StartFailure(
      `The shop has to be built, but ${places.root} cannot be written (${errorCode(error)}).`,
    )
  }
}
