import type { ReactNode } from "react"

type Described = { error?: string | undefined; hint?: ReactNode }

/** The attributes by which a field is told to be wrong, and what it is described by. */
export function describedBy(id: string, { error, hint }: Described) {
  const parts = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean)
  return {
    "aria-invalid": error ? true : undefined,
    "aria-describedby": parts.join(" ") || undefined,
  }
}
