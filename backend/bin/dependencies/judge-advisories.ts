import { z } from "@medusajs/framework/zod"
import type { Advisory } from "./ask-advisories"

const day = z.iso.date()

/** `allowed-advisories.json`: what is known, looked at and left for a while. */
export const allowedSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^GHSA(-[0-9a-z]{4}){3}$/),
    package: z.string(),
    /** Why it does the shop no harm, or what stands against it meanwhile. */
    reason: z.string().min(20),
    since: day,
    /** The last day; after it the audit fails again. */
    until: day,
  }),
)

type Allowed = z.infer<typeof allowedSchema>[number]

const GRAVE = ["high", "critical"]

export type Judged = {
  /** Grave and allowed by nobody, or no more. */
  refused: Advisory[]
  /** Grave, and on the list for now. */
  allowed: Advisory[]
  /** Less than grave. */
  noted: Advisory[]
  /** What the list allows, and nobody has any more. */
  spare: Allowed[]
}

/** What is to be done about known advisories on a day, like 2026-11-22. */
export function judgeAdvisories(
  advisories: readonly Advisory[],
  list: readonly Allowed[],
  today: string,
): Judged {
  const isAllowed = (advisory: Advisory) =>
    list.some((one) => isAbout(one, advisory) && one.until >= today)
  const grave = advisories.filter(({ severity }) => GRAVE.includes(severity))
  return {
    refused: grave.filter((one) => !isAllowed(one)),
    allowed: grave.filter(isAllowed),
    noted: advisories.filter((one) => !grave.includes(one)),
    spare: list.filter((one) => !advisories.some((advisory) => isAbout(one, advisory))),
  }
}

function isAbout(allowed: Allowed, advisory: Advisory): boolean {
  return allowed.id === advisory.id && allowed.package === advisory.package
}
