import { fork } from "node:child_process"
import { once } from "node:events"
import fs from "node:fs"
import http from "node:http"
import path from "node:path"
import { temporaryFolder } from "./support/temporary-folder"

const dataDir = temporaryFolder("embedded")
const script = path.resolve(__dirname, "../../src/embedded/main.ts")

async function startServices(known?: string) {
  const child = fork(script, [], {
    env: { ...process.env, SHOP_DATA_DIR: dataDir, SHOP_INTERNAL_EMBEDDED_URL: known },
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  })
  const [{ listening }] = await once(child, "message")
  return { child, url: String(listening) }
}

/** Of a call by a page that has a name of its own lead to this machine; `fetch` cannot name a host. */
async function statusFor(url: string, host: string): Promise<number | undefined> {
  const call = http.get(`${url}/emulator/v1/projects/demo-halden/verificationCodes`, {
    headers: { host, authorization: "Bearer owner" },
  })
  const [answer] = (await once(call, "response")) as [http.IncomingMessage]
  answer.resume()
  return answer.statusCode
}

const json = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
})

describe("the process of the embedded services", () => {
  it("listens at once on this machine and is ready later", async () => {
    const { child, url } = await startServices()
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    // A call that comes too early waits for its service.
    const early = await fetch(`${url}/v1/payment_intents/pi_unknown`)
    expect(early.status).toBe(401)
    expect((await fetch(`${url}/ready`)).status).toBe(200)
    expect((await fetch(`${url}/elsewhere`)).status).toBe(404)
    expect(await statusFor(url, "evil.example")).toBe(421)
    child.disconnect()
    expect(await once(child, "exit")).toEqual([0, null])
  })

  it("keeps its accounts and its address when it is killed", async () => {
    const first = await startServices()
    const call = (name: string) => `${first.url}/identitytoolkit.googleapis.com/v1/${name}?key=any`
    const account = { email: "a@example.com", password: "secret-1", returnSecureToken: true }
    expect((await fetch(call("accounts:signUp"), json(account))).status).toBe(200)
    first.child.kill("SIGKILL")
    await once(first.child, "exit")
    const second = await startServices(first.url)
    expect(second.url).toBe(first.url)
    const signedIn = await fetch(call("accounts:signInWithPassword"), json(account))
    expect(signedIn.status).toBe(200)
    const reset = { requestType: "PASSWORD_RESET", email: account.email }
    await fetch(call("accounts:sendOobCode"), json(reset))
    second.child.kill("SIGTERM")
    await once(second.child, "exit")
    const outbox = path.join(dataDir, "outbox")
    const [mail = ""] = fs.readdirSync(outbox)
    expect(JSON.parse(fs.readFileSync(path.join(outbox, mail), "utf8"))).toMatchObject({
      kind: "mail",
      to: account.email,
      subject: expect.any(String),
      text: expect.stringContaining("http"),
      html: expect.stringContaining("<a href="),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
  })
})
