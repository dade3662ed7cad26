import fs from "node:fs"
import { z } from "@medusajs/framework/zod"
import { parse } from "yaml"

const serviceSchema = z.object({
  image: z.string(),
  user: z.string().optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  secrets: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  mem_limit: z.string().optional(),
  pids_limit: z.number().optional(),
  restart: z.string().optional(),
  stop_grace_period: z.string().optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  ports: z.array(z.string()).default([]),
  networks: z.array(z.string()),
})

const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  networks: z.record(z.string(), z.object({ internal: z.boolean().optional() }).nullable()),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
})

export type Compose = z.infer<typeof composeSchema>

/** A compose file as its author wrote it, anchors resolved. */
export function readCompose(file: string): Compose {
  return composeSchema.parse(parse(fs.readFileSync(file, "utf8"), { merge: true }))
}
