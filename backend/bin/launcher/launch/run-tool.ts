import { fork } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import type { Launch } from "./launch"
import { waitForEnd, endChild } from "../system/child-end"
import { END_WITH_PARENT } from "../system/end-with-parent"
import { logTail } from "../system/log-file"
import { StartFailure } from "../system/start-failure"

export type Tool = {
  /** What it does, as the person at the terminal reads it. */
  title: string
  /** A script for Node. */
  file: string
  args: string[]
  /** Options for Node itself. */
  execArgv?: string[]
  cwd: string
  env?: NodeJS.ProcessEnv
  /** Name of its log, without an ending. */
  log: string
}

const LONGEST_MS = 2 ** 31 - 1

/** Runs a Node program to its end, its output in a log of its own. Throws StartFailure. */
export async function runTool(launch: Launch, tool: Tool): Promise<void> {
  const logFile = path.join(launch.data.logs, `${tool.log}.log`)
  await launch.step(tool.title, async () => {
    const log = fs.openSync(logFile, "w", 0o600)
    const child = fork(tool.file, tool.args, {
      cwd: tool.cwd,
      env: { ...process.env, ...tool.env },
      execArgv: [...END_WITH_PARENT, ...(tool.execArgv ?? [])],
      stdio: ["ignore", log, log, "ipc"],
    })
    fs.closeSync(log)
    child.on("error", () => undefined)
    launch.shutdown.add(() => endChild(child))
    await waitForEnd(child, LONGEST_MS)
    if (child.exitCode === 0) return
    const how = child.signalCode ? `signal ${child.signalCode}` : `exit code ${child.exitCode}`
    throw new StartFailure(
      `${tool.title} failed (${how}). The end of ${logFile}:\n\n${logTail(logFile)}`,
    )
  })
}
