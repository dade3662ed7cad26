import { createSecretKey, generateKeyPairSync, type KeyObject } from "node:crypto"
import {
  payloadOf,
  unsignedToken,
} from "../../../src/embedded/identity/__tests__/support/token-parts"
import type { GoogleHosts } from "./google-hosts"

type Forge = (token: string, google: GoogleHosts) => Promise<string> | string
type Change = { claims?: object; header?: { alg?: string; kid?: string }; key?: KeyObject }

const YESTERDAY = 86_400

/** Tokens that look like a genuine one and are none, by what is wrong with them. */
export const forgeries: readonly [string, Forge][] = [
  ["signed by a stranger", (token, google) => sign(token, google, { key: strangerKey() })],
  ["of an unknown key", (token, google) => sign(token, google, { header: { kid: "unknown" } })],
  ["unsigned", (token) => unsignedToken(payloadOf(token))],
  ["HS256 with the public key as secret", signWithPublicKey],
  ["of another project", (token, google) => sign(token, google, { claims: { aud: "other" } })],
  [
    "of another issuer",
    (token, google) =>
      sign(token, google, { claims: { iss: "https://securetoken.google.com/other" } }),
  ],
  [
    "from yesterday",
    (token, google) =>
      sign(token, google, { claims: { exp: Math.floor(Date.now() / 1000) - YESTERDAY } }),
  ],
  ["with a changed payload", (token) => token.replace(/\.[^.]+\./, `.${tampered(token)}.`)],
]

/** The same proof as if it had been signed in, and proven, so many minutes ago. */
export async function agedProof(
  token: string,
  { google, minutes }: { google: GoogleHosts; minutes: number },
): Promise<string> {
  const then = Math.floor(Date.now() / 1000) - minutes * 60
  // The account is as old.
  await google.change(String(payloadOf(token).sub), { validSince: "1" })
  return sign(token, google, { claims: { auth_time: then, iat: then } })
}

/** The genuine claims under a genuine signature, but for what is changed. */
async function sign(
  token: string,
  { signingKey }: GoogleHosts,
  { claims, header, key = signingKey.privateKey }: Change,
): Promise<string> {
  const { SignJWT } = await import("jose")
  return new SignJWT({ ...payloadOf(token), ...claims })
    .setProtectedHeader({ alg: "RS256", kid: signingKey.id, ...header })
    .sign(key)
}

function signWithPublicKey(token: string, google: GoogleHosts): Promise<string> {
  const pem = google.signingKey.publicKey.export({ type: "spki", format: "pem" })
  return sign(token, google, { header: { alg: "HS256" }, key: createSecretKey(Buffer.from(pem)) })
}

function strangerKey(): KeyObject {
  return generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey
}

function tampered(token: string): string {
  const payload = JSON.stringify({ ...payloadOf(token), name: "Somebody Else" })
  return Buffer.from(payload).toString("base64url")
}
