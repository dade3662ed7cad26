import { z } from "@medusajs/framework/zod"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { places } from "../launcher/project/places"

const adviceSchema = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
  range: z.string(),
})

/** What `npm audit --json` answers; a package that only needs an ill one names that by a text. */
export const auditSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), adviceSchema])) }),
  ),
})

export type Advisory = {
  /** The advisory's name, like GHSA-….  */
  id: string
  package: string
  title: string
  severity: string
  /** The versions that it is about. */
  range: string
}

/** Each advisory once, however many packages it reaches. */
export function advisoriesOf({ vulnerabilities }: z.infer<typeof auditSchema>): Advisory[] {
  const advices = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((one) => typeof one !== "string")
  const known = advices.map(({ name, title, url, severity, range }) => {
    const id = url.slice(url.lastIndexOf("/") + 1)
    return { id, package: name, title, severity, range }
  })
  return [...new Map(known.map((one) => [`${one.id} ${one.package}`, one])).values()]
}

export type Asked = { advisories: Advisory[] } | { unasked: string }

const ARGUMENTS = ["audit", "--json", "--omit=dev"]
const failureSchema = z.object({
  message: z.string().optional(),
  error: z.object({ summary: z.string().optional() }).optional(),
})

/** The registry's advisories for the packages of the lock file that a shop runs with. */
export async function askAdvisories(npm = process.env.npm_execpath): Promise<Asked> {
  const [file, args] = npm ? [process.execPath, [npm, ...ARGUMENTS]] : ["npm", ARGUMENTS]
  const child = spawn(file, args, { cwd: places.root, stdio: ["ignore", "pipe", "pipe"] })
  let said = ""
  let complained = ""
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on("data", (chunk: Buffer) => (complained += chunk.toString()))
  try {
    await once(child, "close")
  } catch (error) {
    return { unasked: `npm did not start: ${String(error)}` }
  }
  return readAudit(said, complained)
}

/** What npm's answer says, or why there is none. */
export function readAudit(said: string, complained: string): Asked {
  const told = parseJson(said)
  const audit = auditSchema.safeParse(told)
  if (audit.success) return { advisories: advisoriesOf(audit.data) }
  const { message, error } = failureSchema.safeParse(told).data ?? {}
  const reasons = [message, error?.summary, complained.trim().split("\n")[0]]
  return { unasked: reasons.find(Boolean) ?? "npm said nothing" }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
