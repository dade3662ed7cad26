/** One lock for all that gives or takes the role: two at once must not leave the shop without one. */
export const ADMINISTRATORS_LOCK = {
  key: "administrators",
  /** Seconds. A holder may wait for the identity provider, so those who wait are patient. */
  timeout: 20,
  /** Seconds after which the lock of a process that died is free. */
  ttl: 60,
  /** Seconds between two tries. */
  retryInterval: 0.05,
}
