import { z } from "@medusajs/framework/zod"
import { IdentityCallError } from "./identity-call-error"

const GOOGLE = "https://identitytoolkit.googleapis.com"

type ToolkitCall = {
  url: URL
  body: Record<string, unknown>
  /** Access token of an administrator's call. */
  bearer?: string
}

const failureSchema = z.object({
  error: z.object({ message: z.string(), status: z.string().optional() }),
})
/** How Google writes a code; "PERMISSION_DENIED" and its like come with a sentence instead. */
const CODE = /^[A-Z][A-Z_]+(?= |$)/

/** Address of an Identity Toolkit call, at Google or at the embedded service's origin. */
export function toolkitUrl(embeddedOrigin: string | undefined, path: string): URL {
  const base = embeddedOrigin ? `${embeddedOrigin}/identitytoolkit.googleapis.com` : GOOGLE
  return new URL(`${base}/v1/${path}`)
}

/**
 * One POST to Identity Toolkit. Throws IdentityCallError with Google's code, or UNAVAILABLE when
 * there is no answer within eight seconds.
 */
export async function callToolkit({ url, body, bearer }: ToolkitCall): Promise<unknown> {
  const { ok, answer } = await post({ url, body, bearer })
  if (ok) return answer
  const { message = "", status } = failureSchema.safeParse(answer).data?.error ?? {}
  throw new IdentityCallError(CODE.exec(message)?.[0] ?? status ?? "UNAVAILABLE")
}

async function post({ url, body, bearer }: ToolkitCall) {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(8000),
    })
    return { ok: response.ok, answer: (await response.json()) as unknown }
  } catch (error) {
    throw new IdentityCallError("UNAVAILABLE", { cause: error })
  }
}
