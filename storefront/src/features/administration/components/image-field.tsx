import { ImageIcon } from "lucide-react"
import { useWatch, type UseFormReturn } from "react-hook-form"
import { FileField } from "@/components/ui/form/file-field"
import { FilePicture } from "@/components/ui/form/file-picture"
import { UploadProgress } from "@/components/ui/form/upload-progress"
import { PartImage } from "@/features/products/card/part-image"
import { IMAGE_TYPES } from "@/platform/api/send-image"
import type { CheckedProductFields, ProductFields } from "../product-form"
import { staffText } from "../texts"

type ImageFieldProps = {
  form: UseFormReturn<ProductFields, unknown, CheckedProductFields>
  /** The picture that the product has, empty for a new one. */
  current: string
  /** How much of the file was sent, null while none is. */
  percent: number | null
}

/** The product's picture: the choice, its preview and the progress of the upload. */
export function ImageField({ form, current, percent }: ImageFieldProps) {
  const { control, register, formState } = form
  const file = useWatch({ control, name: "image" })?.[0]
  return (
    <div>
      <FileField
        label={staffText("image")}
        required={!current}
        accept={IMAGE_TYPES.join(",")}
        error={formState.errors.image?.message}
        hint={current ? staffText("imageHintKept") : staffText("imageHint")}
        preview={
          file ? (
            <FilePicture key={`${file.name} ${file.lastModified}`} file={file} />
          ) : current ? (
            <PartImage src={current} alt="" />
          ) : (
            <ImageIcon aria-hidden="true" className="size-6 text-muted" />
          )
        }
        {...register("image")}
      />
      {percent === null ? null : <UploadProgress label={staffText("upload")} percent={percent} />}
    </div>
  )
}
