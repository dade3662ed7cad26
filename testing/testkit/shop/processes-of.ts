import { spawnSync } from "node:child_process"
import fs from "node:fs"
import { processMark } from "../../../backend/bin/launcher/system/process-mark"

type Found = { pid: number; command: string; environment: string }

/** Living processes that were started for a data folder, by their command or environment. */
export function processesOf(folder: string): { pid: number; command: string }[] {
  return (fs.existsSync("/proc/self/cmdline") ? fromProc() : fromPs())
    .filter(({ command, environment }) => `${command} ${environment}`.includes(folder))
    .filter(({ pid }) => processMark(pid) !== undefined)
    .map(({ pid, command }) => ({ pid, command }))
}

function fromProc(): Found[] {
  return fs
    .readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({
      pid: Number(name),
      command: read(`/proc/${name}/cmdline`),
      environment: read(`/proc/${name}/environ`),
    }))
}

function fromPs(): Found[] {
  const { stdout } = spawnSync("ps", ["-Eeo", "pid=,command=", "-ww"], { encoding: "utf8" })
  return stdout
    .split("\n")
    .map((line) => ({ pid: Number.parseInt(line, 10), command: line, environment: "" }))
}

function read(file: string): string {
  try {
    return fs.readFileSync(file, "utf8").replaceAll("\0", " ")
  } catch {
    // Ended meanwhile, or not ours to read.
    return ""
  }
}
