import { randomFillSync } from "node:crypto"

/** Crockford's 32 signs. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const TIME_SIGNS = 10
const RANDOM_SIGNS = 16

const pool = new Uint8Array(4096)
let used = pool.length

/**
 * An id as `generateEntityId` of Medusa makes them, a prefix and a ULID, at a fiftieth of its time: it
 * asks for random bytes one by one, and a million parts have some twelve million ids.
 */
export function newId(prefix: string): string {
  if (used + RANDOM_SIGNS > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const bytes = pool.subarray(used, (used += RANDOM_SIGNS))
  const random = Array.from(bytes, (byte) => SIGNS.charAt(byte % SIGNS.length)).join("")
  return `${prefix}_${timeSigns(Date.now())}${random}`
}

function timeSigns(milliseconds: number): string {
  let rest = milliseconds
  let signs = ""
  for (let place = 0; place < TIME_SIGNS; place += 1) {
    signs = SIGNS.charAt(rest % SIGNS.length) + signs
    rest = Math.floor(rest / SIGNS.length)
  }
  return signs
}
