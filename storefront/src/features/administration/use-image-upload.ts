import { useRef, useState } from "react"
import { uploadedImageSchema } from "@shop/contract/product/picture/image"
import { sendImage } from "@/platform/api/send-image"

/** POST /images: stores a picture and answers its address; reports how much was sent. Throws ApiError. */
async function uploadImage(file: File, onProgress: (percent: number) => void): Promise<string> {
  return uploadedImageSchema.parse(await sendImage("/images", { file, onProgress })).data.url
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
