import { randomBytes, scrypt, timingSafeEqual } from "node:crypto"

/** The same cost as Medusa's own password provider; 32 MB and about 80 ms each. */
const COST = { logN: 15, r: 8, p: 1 }
const KEY_BYTES = 32

/** `scrypt$logN$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(clear: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(clear, salt, COST)
  const parts = ["scrypt", COST.logN, COST.r, COST.p, base64(salt), base64(key)]
  return parts.join("$")
}

/** Whether a clear password is the one that was hashed; false on anything that is no hash. */
export async function isPassword(clear: string, hash: string): Promise<boolean> {
  const [kind, logN, r, p, salt, key] = hash.split("$")
  if (kind !== "scrypt" || !salt || !key) return false
  const expected = Buffer.from(key, "base64url")
  const cost = { logN: Number(logN), r: Number(r), p: Number(p) }
  const actual = await derive(clear, Buffer.from(salt, "base64url"), cost)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

const base64 = (bytes: Buffer) => bytes.toString("base64url")

function derive(clear: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  const N = 2 ** cost.logN
  const options = { N, r: cost.r, p: cost.p, maxmem: 256 * N * cost.r }
  return new Promise((resolve, reject) => {
    // NFKC, so that one password typed on two keyboards is one password.
    scrypt(clear.normalize("NFKC"), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
