import { Button, Hint } from "@medusajs/ui"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { failureToast } from "../../platform/failure-toast"
import { useUploadPictures } from "./api"
import type { PartFieldsProps } from "./part-lines"

/** The part's pictures, the one of its cards first; files are sent as they are chosen. */
export function PictureList({ typed: { images }, errors, onChange }: PartFieldsProps) {
  const { t } = useTranslation("shop")
  const file = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useUploadPictures()
  const add = (chosen: FileList | null) => {
    const files = [...(chosen ?? [])]
    if (files.length === 0) return
    mutate(files, {
      onSuccess: (urls) => onChange({ images: [...images, ...urls] }),
      onError: failureToast(t("part.pictureFailed")),
    })
  }
  return (
    <fieldset className="flex flex-col gap-y-2">
      <legend className="sr-only">{t("part.fields.images")}</legend>
      <Hint>{t("part.picturesHint")}</Hint>
      <ul className="flex flex-wrap gap-4" aria-label={t("part.fields.images")}>
        {images.map((url, place) => (
          <li key={url} className="flex w-32 flex-col gap-y-1">
            <img
              src={url}
              alt={t("part.picture", { place: place + 1 })}
              className="bg-ui-bg-component aspect-[4/3] w-full rounded-md border object-contain"
            />
            {place > 0 ? (
              <Button
                type="button"
                variant="transparent"
                size="small"
                onClick={() => onChange({ images: [url, ...images.filter((one) => one !== url)] })}
              >
                {t("part.pictureFirst")}
              </Button>
            ) : null}
            <Button
              type="button"
              variant="transparent"
              size="small"
              onClick={() => onChange({ images: images.filter((one) => one !== url) })}
            >
              {t("part.pictureRemove")}
            </Button>
          </li>
        ))}
      </ul>
      {errors.images ? (
        <Hint role="alert" variant="error">
          {errors.images}
        </Hint>
      ) : null}
      <input
        ref={file}
        type="file"
        hidden
        multiple
        aria-label={t("part.pictureFile")}
        accept="image/png,image/jpeg,image/webp,image/avif"
        onChange={(event) => {
          add(event.target.files)
          event.target.value = ""
        }}
      />
      <Button
        type="button"
        variant="secondary"
        size="small"
        className="self-start"
        isLoading={isPending}
        onClick={() => file.current?.click()}
      >
        {t("part.pictureAdd")}
      </Button>
    </fieldset>
  )
}
