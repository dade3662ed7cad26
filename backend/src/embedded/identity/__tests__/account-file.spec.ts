import { mkdir, readFile, rm } from "node:fs/promises"
import { AccountFile } from "../storage/account-file"
import { ProjectState } from "../emulator/project-state"
import { newDataDir } from "./support/start-service"

const newState = () =>
  new ProjectState({
    projectId: "demo-halden",
    actionUrl: "http://shop.test/account/action",
    outbox: () => undefined,
  })

describe("the account file", () => {
  it("is not written with a password that is no scrypt hash", async () => {
    const dataDir = await newDataDir()
    const state = newState()
    state.users.set("u1", { localId: "u1", passwordHash: "fakeHash:salt=s:password=secret-one" })
    await expect(new AccountFile(dataDir, state).save()).rejects.toThrow("u1 is not hashed")
    await rm(dataDir, { recursive: true })
  })

  it("is written again after a failure", async () => {
    const dataDir = await newDataDir()
    const state = newState()
    const file = new AccountFile(`${dataDir}/missing`, state)
    await expect(file.save()).rejects.toThrow("ENOENT")
    await mkdir(`${dataDir}/missing`)
    state.users.set("u1", { localId: "u1" })
    await file.save()
    expect(await readFile(`${dataDir}/missing/accounts.json`, "utf8")).toContain('"u1"')
    await rm(dataDir, { recursive: true })
  })
})
