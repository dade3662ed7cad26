#!/usr/bin/env node
// The only plain JavaScript of the shop: what has to run before anything is installed.
import { spawn } from "node:child_process"
import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { fileURLToPath } from "node:url"

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..")
const require = createRequire(import.meta.url)

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
if (!(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19))) {
  fail(`The shop needs Node 20.19 or newer, or 22.12 or newer, and this is ${process.version}.`)
}
const isGate = ["verify", "test", "test:long"].includes(process.argv[2])
const needsTools = isGate || process.argv[2] === "plugin:test"
// One process of several, often in an image that cannot be written: what it needs is there already.
const isPart = ["migrate", "serve"].includes(process.argv[2])
if (!isPart && !isInstalled()) await install()

const releaseTypeScript = require("tsx/cjs/api").register()
// A plugin is made and tested without the settings of a shop, which may name it already.
const ofPlugins = {
  "plugin:new": "./plugin/new/main.ts",
  "plugin:test": "./plugin/test/main.ts",
}
const { main } = require(
  isGate ? "./gate/main.ts" : (ofPlugins[process.argv[2]] ?? "./launcher/main.ts"),
)
await main(process.argv[2], releaseTypeScript)

/** Whether every package of the lock file is there in its version; optional ones need not be. */
function isInstalled() {
  try {
    const read = (file) => JSON.parse(fs.readFileSync(path.join(root, file), "utf8")).packages
    const there = read("node_modules/.package-lock.json")
    return Object.entries(read("package-lock.json")).every(([place, wanted]) => {
      if (!place.includes("node_modules/") || wanted.link || wanted.optional) return true
      if (wanted.peer || wanted.devOptional || (wanted.dev && !needsTools)) return true
      return there[place]?.version === wanted.version
    })
  } catch {
    return false
  }
}

/** Runs npm, its progress shown; it and all its scripts end with this process. */
async function install() {
  console.log("Installing the packages, which takes a minute or two …\n")
  const npm = process.env.npm_execpath
  const args = ["install", "--no-save", "--no-audit", "--no-fund"]
  const posix = process.platform !== "win32"
  const child = spawn(npm ? process.execPath : "npm", npm ? [npm, ...args] : args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    // A group of its own, so that the scripts of packages can be ended together with npm.
    detached: posix,
    shell: !posix && !npm,
  })
  const send = (signal) => process.kill(posix ? -child.pid : child.pid, signal)
  const stop = () => {
    send("SIGTERM")
    setTimeout(() => send("SIGKILL"), 3000).unref()
  }
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"]
  for (const signal of signals) process.on(signal, stop)
  const { ppid } = process
  const began = Date.now()
  const timers = [
    // An `npm start` that is ended ends only the shell between it and this process.
    setInterval(() => process.ppid !== ppid && stop(), 500),
    setInterval(() => {
      // On a terminal npm itself shows that it works.
      if (!process.stdout.isTTY) console.log(`… ${Math.round((Date.now() - began) / 1000)} s`)
    }, 15_000),
  ]
  const [code, signal] = await new Promise((resolve, reject) => {
    child.once("error", reject)
    child.once("exit", (...end) => resolve(end))
  })
  timers.forEach(clearInterval)
  for (const name of signals) process.off(name, stop)
  if (signal) process.exit(1)
  if (code !== 0) fail("The packages could not be installed: see npm's message above.")
}

function fail(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}
