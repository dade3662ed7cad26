import { useState } from "react"

type FilePictureProps = { file: Blob; alt?: string; className?: string }

/** A file as the browser shows it, without an address of the shop; another file needs another key. */
export function FilePicture({
  file,
  alt = "",
  className = "size-full object-contain",
}: FilePictureProps) {
  const [address] = useState(() => URL.createObjectURL(file))
  return (
    <img
      src={address}
      alt={alt}
      className={className}
      onLoad={() => URL.revokeObjectURL(address)}
    />
  )
}
