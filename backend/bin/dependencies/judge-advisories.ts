import type { Advisory } from "./advisory"
import type { Allowed } from "./allowed-advisories"

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
