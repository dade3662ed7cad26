import { randomFillSync } from "node:crypto"

/** Crockford's 32 signs. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const TIME_SIGNS = 10
const RANDOM_SIGNS = 16

const CODES = Array.from(SIGNS, (sign) => sign.charCodeAt(0))

const pool = new Uint8Array(4096)
let used = pool.length
/** Written over by each id. */
const random = Array.from<number>({ length: RANDOM_SIGNS }).fill(0)

/**
 * An id as `generateEntityId` of Medusa makes them, a prefix and a ULID, at a fraction of its time: it
 * asks for random bytes one by one, and a million parts have some twelve million ids.
 */
export function newId(prefix: string): string {
  if (used + RANDOM_SIGNS > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  for (let place = 0; place < RANDOM_SIGNS; place += 1) {
    random[place] = CODES[(pool[used + place] ?? 0) % CODES.length] ?? 0
  }
  used += RANDOM_SIGNS
  return `${prefix}_${timeSigns(Date.now())}${String.fromCharCode(...random)}`
}

let timed = { at: 0, signs: "" }

/** The same for all ids of a millisecond. */
function timeSigns(milliseconds: number): string {
  if (timed.at !== milliseconds) timed = { at: milliseconds, signs: signsOf(milliseconds) }
  return timed.signs
}

function signsOf(milliseconds: number): string {
  let rest = milliseconds
  let signs = ""
  for (let place = 0; place < TIME_SIGNS; place += 1) {
    signs = SIGNS.charAt(rest % SIGNS.length) + signs
    rest = Math.floor(rest / SIGNS.length)
  }
  return signs
}
