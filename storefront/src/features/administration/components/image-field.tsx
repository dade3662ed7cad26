import { ImageIcon } from "lucide-react"
import { useState } from "react"
import { useWatch, type UseFormReturn } from "react-hook-form"
import { FileField } from "@/components/ui/form/file-field"
import { PartImage } from "@/features/products/card/part-image"
import { IMAGE_TYPES, type CheckedProductFields, type ProductFields } from "../product-form"
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
      {percent === null ? null : (
        <p className="mt-2 flex items-center gap-3 text-sm tabular-nums">
          <progress
            aria-label={staffText("upload")}
            max={100}
            value={percent}
            className="h-2 grow appearance-none overflow-hidden rounded-field border border-line bg-base-200 accent-secondary [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-base-200 [&::-webkit-progress-value]:bg-ink"
          />
          {percent} %
        </p>
      )}
    </div>
  )
}

/** A file as the browser shows it before it is sent. */
function FilePicture({ file }: { file: File }) {
  const [address] = useState(() => URL.createObjectURL(file))
  return (
    <img
      src={address}
      alt=""
      className="size-full object-contain"
      onLoad={() => URL.revokeObjectURL(address)}
    />
  )
}
