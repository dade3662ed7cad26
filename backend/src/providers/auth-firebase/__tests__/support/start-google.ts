import { createServer } from "node:http"
import { payloadOf } from "../../../../embedded/identity/__tests__/support/token-parts"

type SignOptions = { alg?: string; claims?: object; header?: object; strangeKey?: boolean }

/** A stand-in for Google's hosts: the keys and the lookup, with tokens of any make. */
export async function startGoogle() {
  const { exportJWK, exportSPKI, generateKeyPair, SignJWT } = await import("jose")
  const pair = await generateKeyPair("RS256", { extractable: true })
  const stranger = await generateKeyPair("RS256")
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: "k1", alg: "RS256", use: "sig" }
  const publicPem = new TextEncoder().encode(await exportSPKI(pair.publicKey))
  const answers = { keys: 200, lookup: 200, lookups: 0, validSince: "0" }

  const server = createServer((request, response) => {
    let body = ""
    request.on("data", (chunk) => (body += chunk))
    request.on("end", () => {
      const isLookup = request.url?.includes("accounts:lookup")
      if (isLookup) answers.lookups += 1
      response.statusCode = isLookup ? answers.lookup : answers.keys
      if (!isLookup) return response.end(JSON.stringify({ keys: [jwk] }))
      const { email, sub } = payloadOf((JSON.parse(body) as { idToken: string }).idToken)
      const { validSince } = answers
      const users = [{ localId: sub, email, emailVerified: true, validSince }]
      return response.end(JSON.stringify({ users }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const port = address && typeof address === "object" ? address.port : 0

  async function sign({ alg = "RS256", claims, header, strangeKey }: SignOptions = {}) {
    const now = Math.floor(Date.now() / 1000)
    const payload = {
      iss: "https://securetoken.google.com/demo-halden",
      aud: "demo-halden",
      sub: "uid-1",
      iat: now,
      exp: now + 3600,
      auth_time: now,
      email: "Jan@Example.com",
      firebase: { sign_in_provider: "password" },
      ...claims,
    }
    const rsaKey = strangeKey ? stranger.privateKey : pair.privateKey
    return new SignJWT(payload)
      .setProtectedHeader({ alg, kid: "k1", ...header })
      .sign(alg === "HS256" ? publicPem : rsaKey)
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    answers,
    sign,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

export type Google = Awaited<ReturnType<typeof startGoogle>>
