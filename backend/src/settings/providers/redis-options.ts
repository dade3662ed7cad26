/**
 * For calls that somebody waits for: without Redis they are refused within two seconds rather than
 * kept until it is back.
 */
export const REDIS_FAILS_FAST = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  commandTimeout: 1500,
}
