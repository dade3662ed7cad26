import { imageUploadSchema, uploadedImageSchema } from "../product/picture/image"
import type { Call } from "./call"

export const IMAGE_CALLS: readonly Call[] = [
  {
    id: "uploadImage",
    method: "POST",
    path: "/images",
    summary: "Store a product picture and answer its address",
    access: "administrator",
    tag: "Images",
    body: imageUploadSchema,
    bodyType: "multipart",
    answer: { status: 200, schema: uploadedImageSchema },
    refusals: [
      "invalid_image",
      "invalid_multipart",
      "body_too_large",
      "unsupported_media_type",
      "image_host_refused",
      "image_host_unavailable",
    ],
  },
]
