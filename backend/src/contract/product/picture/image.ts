import { z } from "@medusajs/framework/zod"

/** POST /images takes multipart with one file of this name. */
export const imageUploadSchema = z.object({
  image: z
    .string()
    .meta({ format: "binary", description: "png, jpeg, webp or avif, at most 10 MB" }),
})

export const uploadedImageSchema = z.object({
  success: z.literal(true),
  data: z.object({ url: z.string() }),
})

export type UploadedImage = z.infer<typeof uploadedImageSchema>
