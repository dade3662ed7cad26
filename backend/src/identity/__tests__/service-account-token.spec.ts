import { createPublicKey, generateKeyPairSync } from "node:crypto"
import { serviceAccountToken } from "../service-account-token"

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })
const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString()
const newAccount = () => ({ projectId: "halden", clientEmail: "shop@halden.test", privateKey: pem })

let requests: URLSearchParams[] = []
let answer = () => Response.json({ access_token: `t${requests.length}`, expires_in: 3599 })

beforeEach(() => {
  requests = []
  answer = () => Response.json({ access_token: `t${requests.length}`, expires_in: 3599 })
  vi.useFakeTimers({ toFake: ["Date"] })
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    expect(url).toBe("https://oauth2.googleapis.com/token")
    requests.push(init?.body as URLSearchParams)
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe("serviceAccountToken", () => {
  it("shows Google a grant of one hour that the account's key signed", async () => {
    expect(await serviceAccountToken(newAccount())).toBe("t1")
    expect(requests[0]?.get("grant_type")).toBe("urn:ietf:params:oauth:grant-type:jwt-bearer")
    const { jwtVerify } = await import("jose")
    const assertion = requests[0]?.get("assertion") ?? ""
    const { payload } = await jwtVerify(assertion, createPublicKey(privateKey), {
      algorithms: ["RS256"],
      issuer: "shop@halden.test",
      audience: "https://oauth2.googleapis.com/token",
    })
    expect(Number(payload.exp) - Number(payload.iat)).toBe(3600)
  })

  it("asks once for all who need it, and again a minute before it ends", async () => {
    const account = newAccount()
    const first = await Promise.all([serviceAccountToken(account), serviceAccountToken(account)])
    expect(first).toEqual(["t1", "t1"])
    vi.setSystemTime(Date.now() + 3_538_000)
    expect(await serviceAccountToken(account)).toBe("t1")
    vi.setSystemTime(Date.now() + 1_000)
    expect(await serviceAccountToken(account)).toBe("t2")
  })

  it("tells a key that Google refuses from Google out of reach, and tries again after both", async () => {
    const account = newAccount()
    answer = () => Response.json({ error: "invalid_grant" }, { status: 400 })
    await expect(serviceAccountToken(account)).rejects.toMatchObject({
      code: "SERVICE_ACCOUNT_REFUSED",
    })
    const broken = [
      () => Response.json({ error: "internal" }, { status: 500 }),
      () => Response.json({}),
      () => new Response("<html>"),
      () => {
        throw new TypeError("fetch failed")
      },
    ]
    for (answer of broken) {
      await expect(serviceAccountToken(account)).rejects.toMatchObject({ code: "UNAVAILABLE" })
    }
    answer = () => Response.json({ access_token: "back", expires_in: 3599 })
    expect(await serviceAccountToken(account)).toBe("back")
  })
})
