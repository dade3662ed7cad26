import { StartFailure } from "../system/start-failure"
import { waitUntil } from "../system/wait-until"
import type { Member } from "./member"
import type { Upstream, Rotation } from "./upstreams"

const OTHERS_LIMIT_MS = 60_000
const DRAIN_LIMIT_MS = 15_000

/** A server: its process, and what the proxy knows of it. */
export type Server = { member: Member; upstream: Upstream }

/**
 * Starts every process anew, one after the other: a server is taken out when another can answer in
 * its place, ends with its last call, and is back when it is ready. Throws StartFailure where one
 * does not come back; the others go on.
 */
export async function roll(
  { servers, worker }: { servers: readonly Server[]; worker: Member },
  { upstreams }: Rotation,
): Promise<void> {
  for (const { member, upstream } of servers) {
    const another = () =>
      upstreams.some((other) => other !== upstream && other.isHealthy && !other.isDraining)
    if (!(await waitUntil(another, OTHERS_LIMIT_MS))) {
      throw new StartFailure(`No other server can take the place of ${member.name}.`)
    }
    upstream.isDraining = true
    try {
      await waitUntil(() => upstream.calls === 0, DRAIN_LIMIT_MS)
      await member.stop()
      upstream.isHealthy = false
      await member.start()
      upstream.isHealthy = true
    } finally {
      upstream.isDraining = false
    }
  }
  await worker.stop()
  await worker.start()
}
