import { saveProductSchema } from "@shop/contract/product/product"
import { z } from "zod"
import { staffText } from "./texts"

/** What the shop takes as a product's picture. */
export const IMAGE_TYPES = ["image/png", "image/jpeg", "image/webp", "image/avif"]
const IMAGE_LIMIT_BYTES = 10 * 1024 * 1024

/** The first of the files that were chosen, null where none was. */
const chosenFile = z
  .custom<FileList | undefined>()
  .transform((files) => files?.[0] ?? null)
  // A system that does not know a type names none: the shop looks at the content anyway.
  .refine((file) => !file?.type || IMAGE_TYPES.includes(file.type), staffText("imageKind"))
  .refine((file) => !file || file.size <= IMAGE_LIMIT_BYTES, staffText("imageSize"))

/** The product's form; a product that has a picture keeps it where no other is chosen. */
export function productForm(hasImage: boolean) {
  return saveProductSchema.extend({
    image: chosenFile.refine((file) => hasImage || file !== null, staffText("imageRequired")),
  })
}

export type ProductFields = z.input<ReturnType<typeof productForm>>
export type CheckedProductFields = z.output<ReturnType<typeof productForm>>
