import { StartFailure } from "../system/start-failure"
import { waitUntil } from "../system/wait-until"
import type { Member } from "./member"
import type { Place, Rotation } from "./rotation"

const OTHERS_LIMIT_MS = 60_000
const DRAIN_LIMIT_MS = 15_000

/** A server: its process, and its place at the proxy. */
export type Server = { member: Member; place: Place }

/**
 * Starts every process anew, one after the other: a server is taken out when another can answer in
 * its place, ends with its last call, and is back when it is ready. Throws StartFailure where one
 * does not come back; the others go on.
 */
export async function roll(
  { servers, worker }: { servers: readonly Server[]; worker: Member },
  { places }: Rotation,
): Promise<void> {
  for (const { member, place } of servers) {
    const another = () => places.some((other) => other !== place && other.isHealthy && !other.isOut)
    if (!(await waitUntil(another, OTHERS_LIMIT_MS))) {
      throw new StartFailure(`No other server can take the place of ${member.name}.`)
    }
    place.isOut = true
    try {
      await waitUntil(() => place.calls === 0, DRAIN_LIMIT_MS)
      await member.stop()
      place.isHealthy = false
      await member.start()
      place.isHealthy = true
    } finally {
      place.isOut = false
    }
  }
  await worker.stop()
  await worker.start()
}
