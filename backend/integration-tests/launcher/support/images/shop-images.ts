import { execSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { buildImage, linkInto, type Built } from "./build-image"
import { PROJECT } from "./deploy-folder"
import { copyContext } from "./docker-context"
import { parseDockerfile } from "./dockerfile"

const INSTALL = "npm install --no-save"
const MODULES = "node_modules"
const BUILD = "node backend/bin/shop.mjs build"

/**
 * Builds all stages of the Dockerfile in an empty folder, without an engine. Unless it is to be done
 * `whole`, which takes minutes, each installation takes the packages that npm names from this
 * project's instead, and the build finds this project's, which has to be of the same sources.
 */
export function buildImages(folder: string, whole: boolean): Map<string, Built> {
  const context = path.join(folder, "context")
  copyContext(PROJECT, context)
  const built = new Map<string, Built>()
  const text = fs.readFileSync(path.join(context, "Dockerfile"), "utf8")
  const stages = parseDockerfile(text)
  const uses = (name: string) => text.split(`--from=${name} `).length - 1
  const usedOnce = new Set(stages.map(({ name }) => name).filter((name) => uses(name) === 1))
  for (const stage of stages) {
    const run = (command: string, at: Built) => {
      if (!whole && command.startsWith(INSTALL)) {
        return takePackages(at, command.slice(INSTALL.length))
      }
      if (!whole && command === BUILD) return takeBuild(at)
      runInShell(command, at, "inherit")
    }
    const root = path.join(folder, stage.name)
    fs.mkdirSync(root)
    built.set(stage.name, buildImage(stage, root, { context, built, usedOnce, run }))
  }
  return built
}

function runInShell(command: string, at: Built, output: "inherit" | "pipe"): string {
  const { PATH, HOME, TMPDIR } = process.env
  const told = execSync(command, {
    cwd: at.folder,
    stdio: ["ignore", output, "inherit"],
    // What an installation of before has fetched need not be fetched again.
    env: { PATH, HOME, TMPDIR, npm_config_prefer_offline: "true", ...at.environment },
    maxBuffer: 1 << 24,
  })
  return told?.toString() ?? ""
}

/** The packages that an installation with these options would bring. */
function takePackages(at: Built, options: string): void {
  if (options === "") return borrowPackages(at.folder)
  const list = runInShell(`npm ls --all --parseable --package-lock-only${options}`, at, "pipe")
  // Of other systems' binaries, which npm names as well, none are here.
  const wanted = new Set(
    list
      .split("\n")
      .map((place) => path.relative(at.folder, place))
      .filter((place) => place.includes(MODULES) && fs.existsSync(path.join(PROJECT, place))),
  )
  for (const [folder, places] of groupBy([...wanted].filter(isOuter), path.dirname)) {
    const sources = places.map((place) => path.join(PROJECT, place))
    linkInto(path.join(at.folder, folder), sources)
  }
  for (const place of projectPackages()) {
    if (wanted.has(place) || isOuter(place)) continue
    fs.rmSync(path.join(at.folder, place), { recursive: true, force: true })
  }
}

/** All of this project's, where nobody sees more than they should. */
function borrowPackages(folder: string): void {
  for (const part of ["", "backend", "admin-extensions", "storefront"]) {
    const from = path.join(PROJECT, part, MODULES)
    if (fs.existsSync(from)) fs.symlinkSync(from, path.join(folder, part, MODULES), "dir")
  }
}

function projectPackages(): string[] {
  const file = path.join(PROJECT, MODULES, ".package-lock.json")
  const { packages } = JSON.parse(fs.readFileSync(file, "utf8")) as { packages: object }
  return Object.keys(packages).filter((place) => place.includes(MODULES))
}

/** Whether a package lies in no other package's folder. */
function isOuter(place: string): boolean {
  return place.split(MODULES).length === 2
}

function groupBy(items: readonly string[], keyOf: (item: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** This project's build, if it is what these sources are built to. */
function takeBuild(at: Built): void {
  for (const part of [".medusa", "storefront/dist"]) {
    fs.cpSync(path.join(PROJECT, part), path.join(at.folder, part), { recursive: true })
  }
  if (!runInShell(BUILD, at, "pipe").includes("Building")) return
  throw new Error("Run `npm run build` first; or .dockerignore leaves out what is built.")
}
