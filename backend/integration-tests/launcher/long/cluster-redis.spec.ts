import fs from "node:fs"
import path from "node:path"
import { answersPing } from "../../../bin/launcher/redis/reach-redis"
import { redisProgram } from "../../../bin/launcher/redis/redis-process"
import { startRedis } from "../../../bin/launcher/redis/redis-server"
import { processesOf } from "../../../../testing/testkit/shop/processes-of"
import { temporaryFolder } from "../support/temporary-folder"

const folder = temporaryFolder("redis")

describe("startRedis", () => {
  it("keeps Redis at one address, whoever kills it, until it is stopped", async () => {
    const notes: string[] = []
    const redis = await startRedis({
      folder,
      logFile: path.join(folder, "redis.log"),
      note: (line) => notes.push(line),
    })
    try {
      const guards = processesOf(path.join(folder, "redis.conf"))
      expect(JSON.stringify(guards)).not.toContain(new URL(redis.url).password)
      expect(fs.statSync(path.join(folder, "redis.conf")).mode & 0o777).toBe(0o600)
      // The first of them leads the group that Redis is in, which names itself anew.
      process.kill(-Math.min(...guards.map(({ pid }) => pid)), "SIGKILL")
      await expect.poll(() => notes).toEqual(["Redis has ended and is started again."])
      await expect.poll(() => answersPing(redis.url)).toBe(true)
    } finally {
      await redis.stop()
    }
    expect(await answersPing(redis.url)).toBe(false)
    expect(processesOf(path.join(folder, "redis.conf"))).toEqual([])
  })

  it("stops a Redis that is just coming back", async () => {
    const home = path.join(folder, "coming-back")
    const redis = await startRedis({ folder: home, logFile: path.join(folder, "redis.log"), note })
    const guards = () => processesOf(path.join(home, "redis.conf"))
    const killed = guards().map(({ pid }) => pid)
    process.kill(-Math.min(...killed), "SIGKILL")
    await expect.poll(() => guards().filter(({ pid }) => !killed.includes(pid))).not.toEqual([])
    await redis.stop()
    expect(await answersPing(redis.url)).toBe(false)
    expect(guards()).toEqual([])
  })
})

function note(): void {
  // Nobody reads along.
}

describe("redisProgram", () => {
  it("says in a sentence what to install where there is none", () => {
    expect(() => redisProgram(folder)).toThrow("apt-get install redis-server")
  })

  it("takes Valkey for Redis", () => {
    const valkey = path.join(folder, "valkey-server")
    fs.writeFileSync(valkey, "")
    expect(redisProgram(folder)).toBe(valkey)
  })
})
