import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  hkdfSync,
  type KeyObject,
} from "node:crypto"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"
import { writeDurably } from "../storage/durable-file"

/** This installation's RSA pair and the secret that seals what only this service reads again. */
export type SigningKey = {
  id: string
  privateKey: KeyObject
  publicKey: KeyObject
  sealSecret: Buffer
}

/** Reads the key of the data folder, or makes one on the first start. */
export async function loadSigningKey(dataDir: string): Promise<SigningKey> {
  const file = path.join(dataDir, "signing-key.pem")
  const privateKey = createPrivateKey((await read(file)) ?? (await create(file)))
  const publicKey = createPublicKey(privateKey)
  const id = createHash("sha256").update(publicKey.export({ type: "spki", format: "der" }))
  const material = privateKey.export({ type: "pkcs8", format: "der" })
  return {
    id: id.digest("hex").slice(0, 16),
    privateKey,
    publicKey,
    sealSecret: Buffer.from(hkdfSync("sha256", material, "", "identity seal", 32)),
  }
}

/** The public half as RFC 7517 wants it. */
export function publicKeySet(key: SigningKey): { keys: object[] } {
  const jwk = key.publicKey.export({ format: "jwk" })
  return { keys: [{ ...jwk, kid: key.id, use: "sig", alg: "RS256" }] }
}

async function read(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8")
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined
    throw error
  }
}

async function create(file: string): Promise<string> {
  const pair = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 })
  const pem = pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString()
  await writeDurably(file, pem)
  return pem
}
