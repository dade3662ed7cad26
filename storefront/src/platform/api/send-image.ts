import { failureOf, unreachable } from "./api-error"
import { renewAccess } from "./renewal"
import { readAccessToken } from "@/platform/identity/session-store"

const TIMEOUT_MS = 120_000

/** What the shop takes as a picture. */
export const IMAGE_TYPES = ["image/png", "image/jpeg", "image/webp", "image/avif"]
export const IMAGE_LIMIT_BYTES = 10 * 1024 * 1024

type SendImage = {
  file: File
  /** Called with how much of it was sent, in percent. */
  onProgress: (percent: number) => void
}

/** Sends a picture to a call under /api/v1 that takes one; answers what it answered. Throws ApiError. */
export async function sendImage(path: `/${string}`, image: SendImage): Promise<unknown> {
  const token = readAccessToken()
  const response = await send(path, { ...image, token })
  if (response.status !== 401 || token === null) return answerOf(response)
  return answerOf(await send(path, { ...image, token: await renewAccess(token) }))
}

/** By XMLHttpRequest: fetch does not report how much of a body was sent. */
function send(
  path: string,
  { file, onProgress, token }: SendImage & { token: string | null },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open("POST", `/api/v1${path}`)
    request.timeout = TIMEOUT_MS
    request.setRequestHeader("Accept", "application/json")
    if (token) request.setRequestHeader("Authorization", `Bearer ${token}`)
    request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100))
    })
    const lost = () => reject(unreachable())
    request.addEventListener("error", lost)
    request.addEventListener("timeout", lost)
    request.addEventListener("abort", lost)
    request.addEventListener("load", () => {
      const headers = { "Retry-After": request.getResponseHeader("Retry-After") ?? "" }
      resolve(new Response(request.responseText, { status: request.status, headers }))
    })
    const body = new FormData()
    body.append("image", file)
    request.send(body)
  })
}

async function answerOf(response: Response): Promise<unknown> {
  if (!response.ok) throw await failureOf(response)
  return response.json()
}
