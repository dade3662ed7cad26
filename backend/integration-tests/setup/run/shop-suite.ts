import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { setTimeout as delay } from "node:timers/promises"
import { bootShop, type RunningShop } from "./boot-shop"
import { DatabaseKeeper, type DatabaseState } from "./database-state"
import { seedCategories } from "../../../../demo/src/seed/categories"
import { seedAdministrator } from "../../../src/scripts/seed/administrator"
import { readEnvironment } from "../../../src/settings/environment"
import { openShop } from "../shop-fixture"
import type { ShopClient } from "../test-api"

const POLL_MS = 50
const ENDED = ["not_started", "done", "reverted", "failed"]

export type ShopUnderTest = {
  api: ShopClient
  getContainer: () => MedusaContainer
  dbConfig: { clientUrl: string }
  /** Method and address of each route that the server has, Medusa's own among them. */
  routes: () => Route[]
}
export type Route = { method: string; path: string }
type Suite = { testSuite: (shop: ShopUnderTest) => void }
type Own = Suite & { env?: Record<string, string> }
type Running = { shop: RunningShop; keeper: DatabaseKeeper; booted: DatabaseState }

let shared: Promise<Running> | undefined

/**
 * Tests of the shop that this worker has booted, and opened, once for all its files. A file finds the
 * database as it was then, and each of its tests as it was after the file's own `beforeAll`.
 */
export function sharedShop({ testSuite }: Suite): void {
  suite(testSuite, { open: () => (shared ??= start(prepare)), leave: async () => undefined })
}

/**
 * Tests of a shop that is booted for this file alone, in a process of its own: for files that set
 * variables before the start, take the database away, or change what lives as long as the process.
 * vitest.config.mts finds these files by this call.
 */
export function ownShop({ testSuite, env = {} }: Own): void {
  suite(testSuite, {
    open: () => {
      Object.assign(process.env, env)
      return start()
    },
    leave: async ({ shop, keeper }) => {
      await keeper.close()
      await shop.stop()
    },
  })
}

type Life = { open: () => Promise<Running>; leave: (running: Running) => Promise<void> }

function suite(testSuite: Suite["testSuite"], { open, leave }: Life): void {
  describe("", () => {
    let running: Running | undefined
    let state: DatabaseState | undefined
    const here = () => {
      if (!running) throw new Error("The shop is not up before the file's own beforeAll")
      return running
    }

    beforeAll(async () => {
      running = await open()
      await running.keeper.restore(running.booted)
    })
    beforeEach(async () => {
      const { keeper, booted } = here()
      if (state) await keeper.restore(state)
      else state = await keeper.read(booted)
    })
    afterEach(async () => {
      if (running) await workflowsEnd(running.shop.container)
    })
    afterAll(async () => {
      if (running) await leave(running)
    })

    const api = new Proxy({} as ShopClient, {
      get: (_, name: keyof ShopClient) => here().shop.api[name],
    })
    testSuite({
      api,
      getContainer: () => here().shop.container,
      dbConfig: {
        get clientUrl() {
          return here().shop.databaseUrl
        },
      },
      routes: () => routesOf(here().shop.app),
    })
  })
}

/** What most tests begin with: a shop that can sell, its categories and its administrator. */
async function prepare(container: MedusaContainer): Promise<void> {
  await openShop(container)
  await seedCategories(container)
  await seedAdministrator(container, readEnvironment(process.env))
}

async function start(prepare?: (container: MedusaContainer) => Promise<void>): Promise<Running> {
  const shop = await bootShop()
  await prepare?.(shop.container)
  await workflowsEnd(shop.container)
  const keeper = await new DatabaseKeeper(shop.databaseUrl).open()
  return { shop, keeper, booted: await keeper.read() }
}

/** A test is not over while workflows that it began still run. */
async function workflowsEnd(container: MedusaContainer): Promise<void> {
  const engine = container.resolve(Modules.WORKFLOW_ENGINE)
  const running = { state: { $nin: ENDED } }
  while ((await engine.listWorkflowExecutions(running)).length > 0) await delay(POLL_MS)
}

type Layer = { route?: { path: string | RegExp; stack: { method: string }[] } }

function routesOf(app: RunningShop["app"]): Route[] {
  const { stack } = (app as unknown as { _router: { stack: Layer[] } })._router
  return stack.flatMap(({ route }) =>
    (route?.stack ?? []).map(({ method }) => ({
      method: method.toUpperCase(),
      path: String(route?.path),
    })),
  )
}
