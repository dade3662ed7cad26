import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { defineConfig } from "vitest/config"
import firstParty from "./plugins/first-party.json" with { type: "json" }
import { TEST_WORKERS } from "./backend/integration-tests/setup/run/workers"

/** Vitest leaves one processor idle; the gate says how many a step has beside others. */
const UNIT_WORKERS = Number(process.env.SHOP_TEST_WORKERS ?? os.availableParallelism())

const NOTE_DIFFERENCE = "backend/integration-tests/setup/run/note-difference.ts"

/** Tests on a running shop. */
const common = {
  globals: true,
  environment: "node" as const,
  pool: "forks" as const,
  setupFiles: [NOTE_DIFFERENCE],
  // What comes true by itself may take its time on a busy machine; vitest waits for one second.
  expect: { poll: { timeout: 20_000 } },
  // Of a unit too: what it starts (an identity service, a form) shares the machine with other steps.
  hookTimeout: 60_000,
  testTimeout: 30_000,
}

/** Plugins name the kit by its package, which in this tree is built nowhere. */
const KIT = { "@halden/backend/kit": path.resolve("backend/src/kit") }

const integration = {
  ...common,
  alias: KIT,
  globalSetup: ["backend/integration-tests/setup/run/global-setup.ts"],
  setupFiles: [NOTE_DIFFERENCE, "backend/integration-tests/setup/run/worker.ts"],
  execArgv: ["--require", "ts-node/register"],
  maxWorkers: TEST_WORKERS,
  testTimeout: 60_000,
  hookTimeout: 180_000,
}

const HTTP_TESTS = "backend/integration-tests"

/** Those of the shop's own plugins; others in that folder are of whoever runs the shop: `npm run plugin:test`. */
const TESTED = process.env.SHOP_TESTED_PLUGIN
const OWN = Object.keys(firstParty).map((name) => `plugins/${name}`)
const PLUGINS = [...new Set([...OWN, ...(TESTED ? [TESTED] : [])])]
const PLUGINS_HTTP_TESTS = PLUGINS.map((folder) => `${folder}/integration-tests`)

/** The files of HTTP tests that boot a shop of their own, which each says by calling `ownShop`. */
const withOwnShop = [HTTP_TESTS, ...PLUGINS_HTTP_TESTS].flatMap((folder) =>
  filesWith("ownShop({", folder, /\.spec\.ts$/),
)

/** The storefront's test files that replace modules, which others of their process have loaded. */
const withMocks = filesWith("vi.mock(", "storefront/src", /\.spec\.tsx?$/).map((file) =>
  file.replace("storefront/", ""),
)

/** They have a place in `npm run test:long`, with torture and the failures of a cluster. */
const LONG_LAUNCHER_TESTS = `${HTTP_TESTS}/launcher/long/*.spec.ts`

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          alias: KIT,
          name: "unit",
          maxWorkers: UNIT_WORKERS,
          include: [
            "{backend,admin-extensions,demo}/src/**/__tests__/**/*.spec.ts",
            "testing/**/__tests__/*.spec.ts",
            ...PLUGINS.map((folder) => `${folder}/src/**/__tests__/**/*.spec.ts`),
          ],
          testTimeout: 60_000,
          // A process for each file took as long as the tests.
          isolate: false,
        },
      },
      {
        extends: "./storefront/vitest.config.ts",
        root: "storefront",
        test: {
          name: "storefront",
          include: [
            "src/**/*.spec.{ts,tsx}",
            ...PLUGINS.map((folder) => `../${folder}/storefront/**/*.spec.{ts,tsx}`),
          ],
          exclude: withMocks,
          // Setting up jsdom and React for each file took longer than the tests.
          isolate: false,
        },
      },
      {
        // Screens whose file puts something in the place of a module, for itself alone.
        extends: "./storefront/vitest.config.ts",
        root: "storefront",
        test: { name: "storefront-own", include: withMocks },
      },
      {
        test: {
          ...integration,
          name: "integration",
          include: [HTTP_TESTS, ...PLUGINS_HTTP_TESTS].map((folder) => `${folder}/**/*.spec.ts`),
          exclude: [`${HTTP_TESTS}/launcher/**`, ...withOwnShop],
          // A worker boots one shop for all its files.
          isolate: false,
        },
      },
      {
        // HTTP tests, each file on a shop that it boots itself, in a process of its own.
        test: { ...integration, name: "integration-own", include: withOwnShop },
      },
      {
        // The long form of the property tests, which `npm run fuzz` starts.
        test: {
          ...integration,
          name: "fuzz",
          include: [
            `${HTTP_TESTS}/{contract/properties,doors/door-properties,prices/price-truth,prices/pages-by-price}.spec.ts`,
          ],
          env: { FUZZ_CASES: process.env.FUZZ_CASES ?? "2000" },
        },
      },
      {
        test: {
          ...common,
          name: "launcher",
          include: ["backend/integration-tests/launcher/**/*.spec.ts"],
          exclude: [LONG_LAUNCHER_TESTS],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Of the launcher what needs programs of Debian, or brings a Node or an application.
        test: {
          ...common,
          name: "launcher-long",
          include: [LONG_LAUNCHER_TESTS],
          // Each has the machine for itself.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // The long form of the images' test, which `npm run images` starts.
        test: {
          ...common,
          name: "images",
          include: ["backend/integration-tests/launcher/long/images.spec.ts"],
          env: { IMAGES: "whole" },
          testTimeout: 120_000,
          hookTimeout: 1_800_000,
        },
      },
      {
        // The short form of `npm run torture`, on the production build.
        test: {
          ...common,
          name: "torture",
          include: ["testing/torture/*.spec.ts", "testing/torture/soak/*.spec.ts"],
          // Each has the machine for itself.
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        // Failures and restarts of `npm run cluster`, on the production build.
        test: {
          ...common,
          name: "cluster",
          include: ["testing/torture/cluster/*.spec.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          ...common,
          name: "browser",
          include: ["storefront/e2e/**/*.spec.ts"],
          globalSetup: ["storefront/e2e/setup/global-setup.ts"],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})

function filesWith(word: string, folder: string, name: RegExp): string[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => fs.readFileSync(file, "utf8").includes(word))
}
