import { saveProductSchema } from "@shop/contract/product/product"
import { z } from "zod"
import { IMAGE_LIMIT_BYTES, IMAGE_TYPES } from "@/platform/api/send-image"
import { staffText } from "./texts"

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
