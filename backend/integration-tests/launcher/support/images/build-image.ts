import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import type { Stage } from "./dockerfile"

export type Built = {
  /** Stands for `/`. */
  root: string
  /** Working folder, absolute on this machine. */
  folder: string
  environment: Record<string, string>
  command: string[]
  user: string | undefined
}

export type Around = {
  /** What COPY takes files from. */
  context: string
  /** The stages before, for `COPY --from`. */
  built: ReadonlyMap<string, Built>
  /** Stages that a single COPY takes from: it may have the files themselves. */
  usedOnce: ReadonlySet<string>
  /** Carries out a RUN. */
  run: (command: string, at: Built) => void
}

/** What needs another system's users and packages, and makes nothing that the shop is made of. */
const OF_THE_SYSTEM = /^(apt-get|adduser|addgroup|useradd|groupadd|chown|install -d)\b/

/**
 * Does below `root` what an engine would do for one stage: COPY, and RUN in the shell of this machine.
 * Lines that only prepare the system are left out.
 */
export function buildImage(stage: Stage, root: string, around: Around): Built {
  const image: Built = { root, folder: root, environment: {}, command: [], user: undefined }
  const inside = (place: string) => path.join(root, path.resolve(workFolder(image), place))
  for (const { word, rest } of stage.instructions) {
    if (word === "WORKDIR") image.folder = inside(rest)
    else if (word === "ENV") Object.assign(image.environment, variable(rest))
    else if (word === "COPY") copy(rest, image, around)
    else if (word === "USER") image.user = rest
    else if (word === "CMD") image.command = JSON.parse(rest) as string[]
    else if (word === "RUN" && !OF_THE_SYSTEM.test(rest)) around.run(rest, image)
    else if (!["ARG", "EXPOSE", "RUN"].includes(word)) throw new Error(`Unknown: ${word} ${rest}`)
    fs.mkdirSync(image.folder, { recursive: true })
  }
  return image
}

/** Copies files and folders into a folder by hard links where that works: nobody changes them. */
export function linkInto(folder: string, sources: readonly string[]): void {
  fs.mkdirSync(folder, { recursive: true })
  try {
    execFileSync("cp", ["-alf", ...sources, folder], { stdio: "ignore" })
  } catch {
    for (const source of sources) {
      const to = path.join(folder, path.basename(source))
      fs.cpSync(source, to, { recursive: true, verbatimSymlinks: true })
    }
  }
}

function copy(rest: string, image: Built, { context, built, usedOnce }: Around): void {
  const words = rest.split(/ +/)
  const stage = words[0]?.startsWith("--from=") ? words.shift()?.slice("--from=".length) : undefined
  const from = stage ? built.get(stage)?.root : context
  if (!from) throw new Error(`No stage of that name: COPY ${rest}`)
  const target = words.pop() ?? "."
  const to = path.join(image.root, path.resolve(workFolder(image), target))
  for (const source of words) {
    const place = path.join(from, source)
    if (fs.statSync(place).isDirectory()) copyFolder(place, to, usedOnce.has(stage ?? ""))
    else copyFile(place, words.length > 1 || target.endsWith("/") ? `${to}/` : to)
  }
}

function copyFolder(from: string, to: string, mayMove: boolean): void {
  const entries = fs.readdirSync(from).map((name) => path.join(from, name))
  if (!mayMove) return linkInto(to, entries)
  fs.mkdirSync(to, { recursive: true })
  for (const entry of entries) fs.renameSync(entry, path.join(to, path.basename(entry)))
}

function copyFile(from: string, to: string): void {
  const file = to.endsWith("/") ? path.join(to, path.basename(from)) : to
  const isFolder = fs.statSync(file, { throwIfNoEntry: false })?.isDirectory()
  const place = isFolder ? path.join(file, path.basename(from)) : file
  fs.mkdirSync(path.dirname(place), { recursive: true })
  // It may be a link, and is not to be written through.
  fs.rmSync(place, { force: true })
  fs.copyFileSync(from, place)
}

function workFolder({ root, folder }: Built): string {
  return path.join("/", path.relative(root, folder))
}

function variable(rest: string): Record<string, string> {
  const [name = "", ...value] = rest.split("=")
  // Of the build's arguments the tests set none.
  return { [name]: value.join("=").replace(/\$\{\w+\}/g, "") }
}
