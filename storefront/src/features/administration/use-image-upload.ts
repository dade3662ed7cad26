import { useRef, useState } from "react"
import { uploadImage } from "./upload-image"

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
