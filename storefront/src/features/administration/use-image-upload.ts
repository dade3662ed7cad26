import { useRef, useState } from "react"
import { uploadedImageSchema } from "@shop/contract/product/image"
import { failureOf, unreachable } from "@/platform/api/api-error"
import { renewAccess } from "@/platform/api/renewal"
import { readAccessToken } from "@/platform/identity/session-store"

const TIMEOUT_MS = 120_000

type Progress = (percent: number) => void

/** POST /images: stores a picture and answers its address; reports how much was sent. Throws ApiError. */
export async function uploadImage(file: File, onProgress: Progress): Promise<string> {
  const token = readAccessToken()
  const response = await send(file, { token, onProgress })
  if (response.status !== 401 || token === null) return addressOf(response)
  return addressOf(await send(file, { token: await renewAccess(token), onProgress }))
}

type SendOptions = { token: string | null; onProgress: Progress }

/** By XMLHttpRequest: fetch does not report how much of a body was sent. */
function send(file: File, { token, onProgress }: SendOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open("POST", "/api/v1/images")
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

async function addressOf(response: Response): Promise<string> {
  if (!response.ok) throw await failureOf(response)
  return uploadedImageSchema.parse(await response.json()).data.url
}

/** Uploads a form's picture once: a second try of the form does not send the same file again. */
export function useImageUpload() {
  const [percent, setPercent] = useState<number | null>(null)
  const sent = useRef<{ file: File; url: string } | null>(null)

  async function upload(file: File): Promise<string> {
    if (sent.current?.file === file) return sent.current.url
    setPercent(0)
    try {
      const url = await uploadImage(file, setPercent)
      sent.current = { file, url }
      return url
    } finally {
      setPercent(null)
    }
  }

  return { percent, upload }
}
