import { spawn, type ChildProcess } from "node:child_process"
import { readFile, rm, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import { hashPassword } from "../credentials/password-hash"
import { IdentityClient } from "./support/identity-client"
import { newDataDir, startService } from "./support/start-service"

const login = { email: "stays@example.com", password: "secret-one" }
let dataDir: string
beforeEach(async () => {
  dataDir = await newDataDir()
})
afterEach(() => rm(dataDir, { recursive: true }))

const accountsFile = () => path.join(dataDir, "identity", "accounts.json")

describe("a restart", () => {
  it("keeps accounts, refresh tokens, Google identities and mail codes", async () => {
    const first = await startService(dataDir)
    const { refreshToken, localId } = await first.client.signUp(login.email)
    await first.client.google({ sub: "7", email: "g@example.com", email_verified: true })
    await first.client.account("sendOobCode", { requestType: "PASSWORD_RESET", email: login.email })
    await first.stop()

    const second = await startService(dataDir)
    expect((await second.client.tokens("signInWithPassword", login)).localId).toBe(localId)
    expect((await second.client.refresh(refreshToken)).status).toBe(200)
    const known = await second.client.google({ sub: "7", email: "g@example.com" })
    expect(known.body).toMatchObject({ email: "g@example.com", idToken: expect.any(String) })
    const oobCode = /oobCode=([^&\s]+)/.exec(first.outbox[0]?.text ?? "")?.[1]
    expect((await second.client.account("resetPassword", { oobCode })).status).toBe(200)
    await second.stop()
  })

  it("keeps the signing key, so that ID tokens stay valid", async () => {
    const first = await startService(dataDir)
    const { idToken } = await first.client.signUp(login.email)
    await first.stop()
    const second = await startService(dataDir)
    expect((await second.client.account("lookup", { idToken })).status).toBe(200)
    await second.stop()
  })

  it("takes a password that no new account may have, and no other such one", async () => {
    const first = await startService(dataDir)
    await first.client.signUp(login.email)
    await first.stop()
    const kept = await readFile(accountsFile(), "utf8")
    await writeFile(accountsFile(), kept.replace(/scrypt\$[^"]+/, await hashPassword("qwerty")))

    const { client, stop } = await startService(dataDir)
    const older = { email: login.email, password: "qwerty" }
    const { idToken } = await client.tokens("signInWithPassword", older)
    const { error } = await client.account("update", { idToken, password: "Password1" })
    expect(error).toMatch(/^WEAK_PASSWORD/)
    await stop()
  })

  it("stops with the file's name when the file is damaged", async () => {
    await (await startService(dataDir)).stop()
    await writeFile(accountsFile(), '{"version":1,"users":[')
    await expect(startService(dataDir)).rejects.toThrow(accountsFile())
  })
})

describe("kill -9 right after the answer to a sign-up", () => {
  it("loses neither the account nor its refresh token", { timeout: 30_000 }, async () => {
    const first = await spawnService()
    const { refreshToken } = await first.client.signUp(login.email)
    await kill(first.child)

    const second = await spawnService()
    expect((await second.client.account("signInWithPassword", login)).status).toBe(200)
    expect((await second.client.refresh(refreshToken)).status).toBe(200)
    await kill(second.child)
  })
})

describe("the data folder", () => {
  it("never holds a clear password, and only its owner can read it", async () => {
    const running = await startService(dataDir)
    const { idToken } = await running.client.signUp(login.email)
    await running.client.account("update", { idToken, password: "second-Passw0rd" })
    await running.client.account("signInWithPassword", { ...login, password: "wrong-Passw0rd" })
    await running.stop()
    const text = await readFile(accountsFile(), "utf8")
    expect(text).toContain(login.email)
    expect(text).not.toMatch(/secret-one|Passw0rd/)
    for (const name of ["accounts.json", "signing-key.pem"]) {
      const { mode } = await stat(path.join(dataDir, "identity", name))
      expect(mode & 0o077).toBe(0)
    }
  })

  it("has every one of many simultaneous sign-ups", async () => {
    const running = await startService(dataDir)
    const mails = Array.from({ length: 12 }, (_, index) => `many${index}@example.com`)
    await Promise.all(mails.map((mail) => running.client.signUp(mail)))
    const text = await readFile(accountsFile(), "utf8")
    for (const mail of mails) expect(text).toContain(mail)
    await running.stop()
  })
})

async function spawnService(): Promise<{ child: ChildProcess; client: IdentityClient }> {
  const program = path.join(__dirname, "support", "serve.ts")
  const child = spawn(process.execPath, ["--import", "tsx", program, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (line: Buffer) => resolve(line.toString().trim()))
    child.once("exit", (code) => reject(new Error(`the service ended with ${code}`)))
  })
  return { child, client: new IdentityClient(origin) }
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once("exit", resolve))
  child.kill("SIGKILL")
  await gone
}
