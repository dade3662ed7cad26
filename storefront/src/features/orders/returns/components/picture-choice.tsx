import { MOST_RETURN_PICTURES } from "@shop/contract/return/order-return"
import { ImagePlus, X } from "lucide-react"
import { type ChangeEvent, useId, useState } from "react"
import { FilePicture } from "@/components/ui/form/file-picture"
import { IMAGE_TYPES } from "@/platform/api/send-image"
import { pictureProblem } from "../picture-problem"
import { returnText } from "../texts"
import type { ChosenPicture } from "../use-return-form"

type PictureChoiceProps = {
  pictures: readonly ChosenPicture[]
  onChange: (pictures: ChosenPicture[]) => void
}

/** The pictures of a return before they are sent, each as it looks, with what is wrong with it. */
export function PictureChoice({ pictures, onChange }: PictureChoiceProps) {
  const id = useId()
  const [problem, setProblem] = useState("")
  const isFull = pictures.length >= MOST_RETURN_PICTURES

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])].filter((file) => !pictures.some(isOf(file)))
    // The same file may be chosen again once it was removed.
    target.value = ""
    const [wrong] = files.map(pictureProblem).filter(Boolean)
    const room = MOST_RETURN_PICTURES - pictures.length
    const taken = files.filter((file) => !pictureProblem(file))
    const tooMany = taken.length > room
    setProblem(wrong ?? (tooMany ? returnText("pictureMany", { most: MOST_RETURN_PICTURES }) : ""))
    onChange([...pictures, ...taken.slice(0, room).map((file) => ({ file }))])
  }

  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{returnText("pictures")}</legend>
      {pictures.length > 0 ? (
        <ul className="mb-3 space-y-2">
          {pictures.map((picture) => (
            <ChosenRow
              key={keyOf(picture)}
              picture={picture}
              onRemove={() => onChange(pictures.filter((one) => one !== picture))}
            />
          ))}
        </ul>
      ) : null}
      {isFull ? null : (
        <>
          <input
            id={id}
            type="file"
            multiple
            accept={IMAGE_TYPES.join(",")}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-hint`}
            className="peer sr-only"
            onChange={choose}
          />
          <label
            htmlFor={id}
            className="btn peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-secondary"
          >
            <ImagePlus aria-hidden="true" className="size-4" />
            {returnText("addPictures")}
          </label>
        </>
      )}
      <p
        id={`${id}-hint`}
        aria-live="polite"
        className={`mt-1 text-sm ${problem ? "font-medium text-error" : "text-muted"}`}
      >
        {problem || returnText("picturesHint", { most: MOST_RETURN_PICTURES })}
      </p>
    </fieldset>
  )
}

type ChosenRowProps = { picture: ChosenPicture; onRemove: () => void }

function ChosenRow({ picture: { file, problem }, onRemove }: ChosenRowProps) {
  return (
    <li className="flex items-center gap-3">
      <span className="squared grid size-16 shrink-0 place-items-center overflow-hidden rounded-field border border-line">
        <FilePicture file={file} />
      </span>
      <span className="min-w-0 grow text-sm wrap-anywhere">
        {file.name}
        {problem ? <span className="block font-medium text-error">{problem}</span> : null}
      </span>
      <button
        type="button"
        aria-label={returnText("removePicture", { name: file.name })}
        className="btn btn-square btn-ghost"
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  )
}

const isOf = (file: File) => (picture: ChosenPicture) => keyOf(picture) === keyOf({ file })

function keyOf({ file }: ChosenPicture): string {
  return `${file.name} ${file.size} ${file.lastModified}`
}
