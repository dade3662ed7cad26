import fs from "node:fs"
import path from "node:path"
import { z } from "@medusajs/framework/zod"
import { readText } from "../system/read-text"
import { writeDurably } from "../system/write-durably"

const planSchema = z.object({
  /** In this order: the old things go aside, then the new ones take their places. */
  moves: z.array(z.object({ from: z.string(), to: z.string() })),
  /** What is removed in the end. */
  remove: z.array(z.string()),
  /** Counts only once the database of DATABASE_URL, which was empty, is filled. */
  awaitsDatabase: z.boolean(),
})

export type RestorePlan = z.infer<typeof planSchema>

const fileIn = (folder: string) => path.join(folder, "plan.json")

/** From now on a restore is carried out, by whoever starts next if need be. */
export function writePlan(folder: string, plan: RestorePlan): void {
  writeDurably(fileIn(folder), JSON.stringify(plan, null, 2))
}

/** The plan of a restore that was cut short, where there is one. */
export function readPlan(folder: string): RestorePlan | undefined {
  const text = readText(fileIn(folder))
  return text === undefined ? undefined : planSchema.parse(JSON.parse(text))
}

/** Can be cut short at any point, and be run again to its end. */
export function carryOut({ moves, remove }: RestorePlan): void {
  for (const { from, to } of moves) {
    if (!fs.existsSync(from) || fs.existsSync(to)) continue
    fs.mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 })
    fs.renameSync(from, to)
  }
  for (const place of remove) fs.rmSync(place, { recursive: true, force: true })
}
