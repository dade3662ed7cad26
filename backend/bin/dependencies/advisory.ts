import { z } from "@medusajs/framework/zod"

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
