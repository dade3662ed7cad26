import { spawnSync } from "node:child_process"
import fs from "node:fs"
import { chromium } from "playwright-core"

const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

/**
 * Path of a Chromium for the browser tests; brings one when there is none: Debian's package as
 * root, else Playwright's own download. Throws when neither works: the tests are never skipped.
 */
export async function ensureChromium(): Promise<string> {
  const known = installed()
  if (known) return known
  console.log("No Chromium found: installing one for the browser tests.")
  if (process.getuid?.() === 0 && fs.existsSync("/usr/bin/apt-get")) {
    run("apt-get", ["update", "-qq"])
    run("apt-get", ["install", "-y", "-qq", "chromium"])
  } else {
    run("npx", ["--no-install", "playwright-core", "install", "chromium"])
  }
  const brought = installed()
  if (!brought) throw new Error("The browser tests need Chromium, and installing it brought none.")
  return brought
}

function installed(): string | undefined {
  const places = [process.env.CHROMIUM_PATH, ...USUAL_PLACES, chromium.executablePath()]
  return places.find((place) => place && fs.existsSync(place))
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  })
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed`)
}
