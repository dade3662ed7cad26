/**
 * One lock for all that changes whether an order is paid, delivered or cancelled: a payment that
 * arrives while its order is cancelled must see the one or the other, never half of it.
 */
export function orderLockKey(orderId: string): string {
  return `order:${orderId}`
}

/** Seconds. A holder may wait for the payment provider twice, so those who wait are patient. */
export const LOCK_TIMEOUT = 20
/** Seconds after which the lock of a process that died is free. */
export const LOCK_TTL = 60
/** Seconds between two tries; a held lock is mostly free again within a tenth of one. */
export const LOCK_RETRY = 0.05
