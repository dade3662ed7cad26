import { openDatabase } from "../database/open-database"
import type { Launch } from "../launch/launch"
import { keepLogs } from "../logs/keep-logs"
import { places } from "../project/places"
import { prepareDatabase } from "../database/prepare-database"
import { reachRedis } from "../redis/reach-redis"
import { startBuilt } from "../embedded/start-built"
import { closeNewFiles } from "../system/close-new-files"
import { freePort } from "../system/ports"
import { setChildEnvironment } from "../launch/child-environment"
import { welcome } from "../launch/welcome"
import { removeClusterState, writeClusterState, ROLL_SIGNAL } from "./cluster-state"
import { Member } from "./member"
import { openRedis } from "../redis/redis-server"
import { startProxy } from "./proxy"
import { roll, type Server } from "./roll"
import { newUpstream, Rotation } from "./upstreams"

const SERVERS = 2

/**
 * `npm run cluster`: the shop as production runs it, on one machine. Two servers behind a proxy and
 * a worker for jobs and events share PostgreSQL and Redis; embedded services run once. Resolves
 * when everything serves.
 */
export async function cluster(launch: Launch): Promise<void> {
  setChildEnvironment(launch, "production")
  keepLogs(launch)
  process.env.SHOP_INTERNAL_STOREFRONT_DIR = places.storefrontBuild
  await reachRedis(launch)
  const [databaseUrl, { sidecar, built }] = await Promise.all([
    openDatabase(launch),
    startBuilt(launch),
    openRedis(launch),
  ])
  const identityReady = sidecar.ready
  await Promise.all([
    prepareDatabase(launch, { databaseUrl, runs: "build", identityReady }),
    built(),
  ])
  closeNewFiles()
  const parts = await makeParts(launch)
  const rotation = new Rotation(parts.servers.map(({ upstream }) => upstream))
  await launch.step("Starting the servers and the worker", () => startAll(launch, parts))
  const { host, port, trustProxy, publicUrl } = launch.environment
  const behindProxy = trustProxy !== undefined
  const proxy = await startProxy({ host, port, rotation, behindProxy, publicUrl })
  launch.shutdown.add(() => proxy.stop())
  sidecar.load()
  rollOnSignal(launch, parts, rotation)
  welcome(launch, { shop: publicUrl, backend: publicUrl })
}

type Parts = {
  servers: Server[]
  worker: Member
  /** Records that every process was restarted, or why not. */
  rolled: (failure?: string) => void
}

async function makeParts(launch: Launch): Promise<Parts> {
  const file = launch.data.cluster
  const rolls: (string | undefined)[] = []
  const members: Member[] = []
  const writeState = () => {
    const processes = members.map(({ name, pid, port }) => ({ name, port, ...(pid && { pid }) }))
    const failure = rolls.at(-1)
    writeClusterState(file, { processes, rolls: rolls.length, ...(failure && { failure }) })
  }
  const newMember = async (name: string, mode: "server" | "worker") => {
    const port = await freePort()
    const member = new Member(launch, { name, port, mode, changed: writeState })
    members.push(member)
    return member
  }
  const servers: Server[] = []
  for (let number = 1; number <= SERVERS; number += 1) {
    const member = await newMember(`server-${number}`, "server")
    servers.push({ member, upstream: newUpstream(member.port) })
  }
  const worker = await newMember("worker", "worker")
  process.once("exit", () => removeClusterState(file))
  const rolled = (failure?: string) => {
    rolls.push(failure)
    writeState()
  }
  return { servers, worker, rolled }
}

async function startAll(launch: Launch, { servers, worker }: Parts): Promise<void> {
  const members = [...servers.map(({ member }) => member), worker]
  launch.shutdown.add(async () => {
    await Promise.all(members.map((member) => member.stop()))
  })
  await Promise.all(members.map((member) => member.start()))
  for (const { upstream } of servers) upstream.isHealthy = true
}

function rollOnSignal(launch: Launch, parts: Parts, rotation: Rotation): void {
  let rolling = false
  const begin = async () => {
    if (rolling) return
    rolling = true
    launch.terminal.note("Starting every process anew, one after the other …")
    try {
      await roll(parts, rotation)
      launch.terminal.note("Every process was started anew.")
      parts.rolled()
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error)
      launch.terminal.note(failure)
      parts.rolled(failure)
    } finally {
      rolling = false
    }
  }
  process.on(ROLL_SIGNAL, () => void begin())
}
