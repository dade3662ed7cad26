import { z } from "@medusajs/framework/zod"
import fs from "node:fs"
import { processMark } from "../system/process-mark"
import { readText } from "../system/read-text"
import { writeDurably } from "../system/write-durably"

/** SIGHUP is what a closed terminal sends, and SIGUSR1 opens Node's debugger. */
export const ROLL_SIGNAL = "SIGUSR2"

const processSchema = z.object({ name: z.string(), pid: z.number().optional(), port: z.number() })

const stateSchema = z.object({
  /** The launcher's process, which a signal asks to roll. */
  pid: z.number(),
  mark: z.string(),
  processes: z.array(processSchema),
  /** How often it was asked to start every process anew. */
  rolls: z.number(),
  /** Why the last time failed, if it did. */
  failure: z.string().optional(),
})

export type ClusterState = z.infer<typeof stateSchema>

/** The state that a running cluster has written; undefined where none runs on the data folder. */
export function readClusterState(file: string): ClusterState | undefined {
  const text = readText(file)
  const state = text === undefined ? undefined : stateSchema.parse(JSON.parse(text))
  return state && processMark(state.pid) === state.mark ? state : undefined
}

/** Writes the state of the cluster that this process runs. */
export function writeClusterState(
  file: string,
  state: Pick<ClusterState, "processes" | "rolls" | "failure">,
): void {
  const { pid } = process
  writeDurably(file, JSON.stringify({ pid, mark: processMark(pid) ?? "", ...state }, null, 2))
}

/** Removes the state of a cluster that ends. */
export function removeClusterState(file: string): void {
  fs.rmSync(file, { force: true })
}
