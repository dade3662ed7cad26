import type { Launch } from "../launch/launch"
import { StartFailure } from "../system/start-failure"
import { waitUntil } from "../system/wait-until"
import { readClusterState, ROLL_SIGNAL } from "./cluster-state"

const ROLL_LIMIT_MS = 600_000

/**
 * `npm run cluster:roll`: has the cluster that runs on this data folder start every process anew,
 * and ends when it has. Throws StartFailure.
 */
export async function requestRoll(launch: Launch): Promise<void> {
  const read = () => readClusterState(launch.data.cluster)
  const before = read()
  if (!before) {
    throw new StartFailure(
      `No cluster runs on ${launch.data.folder}: start one by \`npm run cluster\`.`,
    )
  }
  await launch.step("Starting every process anew, one after the other", async () => {
    process.kill(before.pid, ROLL_SIGNAL)
    let after = before
    const settled = () => {
      const now = read()
      if (!now) throw new StartFailure("The cluster has ended meanwhile.")
      after = now
      return now.rolls > before.rolls
    }
    const inTime = await waitUntil(settled, ROLL_LIMIT_MS)
    if (!inTime) throw new StartFailure("It takes too long: see the cluster's terminal.")
    if (after.failure !== undefined) throw new StartFailure(after.failure)
  })
  await launch.shutdown.exit(0)
}
