import { execFile, fork } from "node:child_process"
import { promisify } from "node:util"
import { places } from "../../../backend/bin/launcher/project/places"
import { viteCli } from "../../../backend/bin/launcher/project/vite-cli"
import { endChild, hasEnded } from "../../../backend/bin/launcher/system/child-end"
import { END_WITH_PARENT } from "../../../backend/bin/launcher/system/end-with-parent"
import { freePort } from "../../../backend/bin/launcher/system/ports"
import { waitUntil } from "../../../backend/bin/launcher/system/wait-until"

const FIRST_ANSWER_MS = 60_000

/** The production build of the storefront with plugins, into a folder. Rejects with what it said. */
export async function buildStorefront(plugins: readonly string[], to: string): Promise<void> {
  const args = [viteCli(), "build", "--outDir", to, "--emptyOutDir"]
  await promisify(execFile)(process.execPath, args, {
    cwd: places.storefront,
    env: { ...process.env, NODE_ENV: "production", SHOP_PLUGINS: plugins.join(",") },
  })
}

/** Serves such a build, in front of a shop that runs; its calls go on to that. */
export async function serveStorefront(folder: string, { shop }: { shop: string }) {
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const args = [
    "preview",
    "--outDir",
    folder,
    "--host",
    "127.0.0.1",
    "--port",
    port,
    "--strictPort",
  ]
  const child = fork(viteCli(), args, {
    cwd: places.storefront,
    env: { ...process.env, SHOP_INTERNAL_BACKEND_URL: shop },
    execArgv: END_WITH_PARENT,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  })
  await waitUntil(async () => hasEnded(child) || (await answers(url)), FIRST_ANSWER_MS)
  if (hasEnded(child)) throw new Error(`Vite serves nothing at ${url}`)
  return { url, stop: () => endChild(child) }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
