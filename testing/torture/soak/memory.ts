import net from "node:net"
import path from "node:path"
import { pathToFileURL } from "node:url"

const REPORTER = pathToFileURL(path.join(__dirname, "report-memory.mjs")).href

/** Has every process that is started with it report its memory by a socket in a folder. */
export function memoryVariables(folder: string): NodeJS.ProcessEnv {
  return { NODE_OPTIONS: `--import ${REPORTER}`, TORTURE_MEMORY: folder }
}

/** Bytes of a process's resident memory, after a collection. */
export async function readMemory(folder: string, pid: number): Promise<number> {
  const socket = net.connect(path.join(folder, `${pid}.sock`))
  let answer = ""
  for await (const chunk of socket) answer += String(chunk)
  return Number(answer)
}
