import { Modules } from "@medusajs/framework/utils"
import path from "node:path"
import type { Environment } from "../settings/environment"
import { REDIS_FAILS_FAST } from "../settings/providers/redis-options"
import { skipNeedlessLookUps } from "./skip-needless-look-ups"

const EVENT_BUS = path.join(__dirname, "../providers/event-bus-redis")
const LONGEST_PAUSE_MS = 500
/** Subscribers share their rounds (send-mails-soon): one that waits must not hold up the next. */
const EVENTS_AT_ONCE = 50
/** A job that waits for a mail server or Stripe must not hold up the others. */
const JOBS_AT_ONCE = 5

/** Back within half a second of Redis' return. */
const retryStrategy = (times: number) => Math.min(times * 50, LONGEST_PAUSE_MS)

/**
 * Medusa's modules over Redis, which several processes of a shop share: events, workflows and jobs,
 * locks, cache. None where REDIS_URL names no Redis: then Medusa's own, in memory, do.
 */
export function redisModules({ redisUrl }: Environment) {
  if (!redisUrl) return []
  skipNeedlessLookUps()
  const failsFast = { ...REDIS_FAILS_FAST, retryStrategy }
  return [
    {
      key: Modules.EVENT_BUS,
      resolve: EVENT_BUS,
      options: {
        redisUrl,
        redisOptions: { retryStrategy },
        workerOptions: { concurrency: EVENTS_AT_ONCE },
      },
    },
    {
      resolve: "@medusajs/medusa/workflow-engine-redis",
      options: { redis: workflowRedis(redisUrl) },
    },
    {
      resolve: "@medusajs/medusa/cache-redis",
      options: { redisUrl, redisOptions: failsFast },
    },
    {
      resolve: "@medusajs/medusa/locking",
      options: {
        providers: [
          {
            id: "locking-redis",
            resolve: "@medusajs/medusa/locking-redis",
            is_default: true,
            options: { redisUrl, redisOptions: failsFast },
          },
        ],
      },
    },
  ]
}

function workflowRedis(redisUrl: string) {
  return {
    redisUrl,
    // No limit of time: the module gives its workers the same options, and they wait for jobs by one
    // long command; and a start that is busy for a second would fail for good.
    redisOptions: { retryStrategy, maxRetriesPerRequest: REDIS_FAILS_FAST.maxRetriesPerRequest },
    // A subscription that fails would be nobody's to catch.
    pubsub: { url: redisUrl, options: { retryStrategy, maxRetriesPerRequest: null } },
    jobWorkerOptions: { concurrency: JOBS_AT_ONCE },
  }
}
