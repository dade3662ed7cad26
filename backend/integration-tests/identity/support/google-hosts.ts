import { generateKeyPairSync } from "node:crypto"
import { IdentityClient } from "../../../src/embedded/identity/__tests__/support/identity-client"
import { startService } from "../../../src/embedded/identity/__tests__/support/start-service"
import { loadSigningKey } from "../../../src/embedded/identity/credentials/signing-key"

const PROJECT = "halden-test"
const API_KEY = "AIza-of-the-tests"
const CLIENT = `shop@${PROJECT}.iam.gserviceaccount.com`
const ACCESS_TOKEN = "ya29.of-the-tests"
const OWN_MACHINE = ["127.0.0.1", "localhost"]
const TOOLKIT = "/identitytoolkit.googleapis.com/v1"

const key = generateKeyPairSync("rsa", { modulusLength: 2048 })

/** The key file of the project's service account, as the Firebase console hands it out. */
const accountFile = {
  type: "service_account",
  project_id: PROJECT,
  client_email: CLIENT,
  private_key: key.privateKey.export({ type: "pkcs8", format: "pem" }),
}

/**
 * Sets what an operator sets for the project that the stand-in plays, for the file's whole process.
 */
export function setFirebaseVariables({ withAccount }: { withAccount: boolean }): void {
  Object.assign(process.env, {
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_API_KEY: API_KEY,
    ...(withAccount && { FIREBASE_SERVICE_ACCOUNT: JSON.stringify(accountFile) }),
    SHOP_ADMIN_EMAIL: "Boss@Example.com",
  })
}

/**
 * Google's hosts on this machine: Firebase's own emulator, for a project that is no demo, behind the
 * addresses of the real thing. The shop under test is not told: its `fetch` leads here, and nowhere
 * else. `state` counts what arrived, and `down` takes the hosts off the net.
 */
export async function startGoogleHosts() {
  const { origin, dataDir, remove } = await startService(undefined, PROJECT)
  const state = { down: false, grants: 0, lookups: 0 }
  const real = globalThis.fetch
  const redirect = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { hostname, pathname, search } = new URL(request.url)
    if (OWN_MACHINE.includes(hostname)) return real(request)
    if (state.down) throw new TypeError("fetch failed")
    if (hostname === "oauth2.googleapis.com") {
      state.grants += 1
      return grant(new URLSearchParams(await request.text()))
    }
    if (pathname.endsWith(`/${PROJECT}/accounts:lookup`)) state.lookups += 1
    const path = hostname === "www.googleapis.com" ? "/jwks.json" : `/${hostname}${pathname}`
    return real(`${origin}${path}${search}`, {
      method: request.method,
      headers: serviceHeaders(request),
      ...(request.method === "POST" && { body: await request.text() }),
    })
  })
  return {
    state,
    /** What a browser calls, at Google's own addresses. */
    client: new IdentityClient("https:/"),
    /** The project's pair of keys for ID tokens. */
    signingKey: await loadSigningKey(`${dataDir}/identity`),
    /** What somebody does to an account in the Firebase console. */
    change: (localId: string, change: object) =>
      new IdentityClient(origin).post(
        `${TOOLKIT}/projects/${PROJECT}/accounts:update`,
        { localId, ...change },
        { authorization: "Bearer owner" },
      ),
    stop: async () => {
      redirect.mockRestore()
      await remove()
    },
  }
}

export type GoogleHosts = Awaited<ReturnType<typeof startGoogleHosts>>

/** The service account's token stands for the emulator's own word for an administrator. */
function serviceHeaders({ headers }: Request): Record<string, string> {
  const known = headers.get("authorization") === `Bearer ${ACCESS_TOKEN}`
  return {
    "content-type": headers.get("content-type") ?? "application/json",
    ...(known && { authorization: "Bearer owner" }),
  }
}

/** The signed grant of a service account, as Google checks it. */
async function grant(form: URLSearchParams): Promise<Response> {
  const { jwtVerify } = await import("jose")
  const { payload } = await jwtVerify(form.get("assertion") ?? "", key.publicKey, {
    algorithms: ["RS256"],
    issuer: CLIENT,
    audience: "https://oauth2.googleapis.com/token",
    requiredClaims: ["iat", "exp"],
  })
  const known = form.get("grant_type") === "urn:ietf:params:oauth:grant-type:jwt-bearer"
  if (!known || !String(payload.scope).includes("/auth/identitytoolkit")) {
    return Response.json({ error: "invalid_grant" }, { status: 400 })
  }
  return Response.json({ access_token: ACCESS_TOKEN, expires_in: 3599, token_type: "Bearer" })
}
