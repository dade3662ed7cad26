import { randomBytes } from "node:crypto"

const ALPHABET = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"

/** `prefix` and random letters and digits; about 5.8 bits each, so 20 are beyond guessing. */
export function randomId(prefix: string, length = 24): string {
  const letters = Array.from(randomBytes(length), (byte) => ALPHABET.charAt(byte % ALPHABET.length))
  return prefix + letters.join("")
}

/** Stripe's timestamps: whole seconds since 1970. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
