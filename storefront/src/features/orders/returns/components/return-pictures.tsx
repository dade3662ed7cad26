import type { OrderReturn } from "@shop/contract/return/order-return"
import { useQuery } from "@tanstack/react-query"
import { lazy, Suspense, useState } from "react"
import { FilePicture } from "@/components/ui/form/file-picture"
import { returnPictureQuery } from "../api"
import { returnText } from "../texts"

const DialogFrame = lazy(() =>
  import("@/components/ui/dialog/dialog-frame").then(({ DialogFrame }) => ({
    default: DialogFrame,
  })),
)

type ReturnPicturesProps = { number: string; pictures: OrderReturn["pictures"] }

/** The pictures of a return, small; each opens large. */
export function ReturnPictures({ number, pictures }: ReturnPicturesProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [open, setOpen] = useState(false)
  const shown = chosen === null ? undefined : pictures[chosen]
  const nameOf = (place: number) => returnText("picture", { number, place: place + 1 })
  return (
    <>
      <ul className="flex flex-wrap gap-3">
        {pictures.map(({ id, url }, place) => (
          <li key={id}>
            <button
              type="button"
              aria-label={returnText("showPicture", { number, place: place + 1 })}
              className="squared grid size-20 place-items-center overflow-hidden rounded-field border border-line"
              onClick={() => {
                setChosen(place)
                setOpen(true)
              }}
            >
              <Picture url={url} alt="" className="size-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
      {shown && chosen !== null ? (
        <Suspense fallback={null}>
          <DialogFrame open={open} title={nameOf(chosen)} wide onClose={() => setOpen(false)}>
            <Picture
              url={shown.url}
              alt={nameOf(chosen)}
              className="mx-auto max-h-[70dvh] object-contain"
            />
            <button type="button" className="btn mt-5" onClick={() => setOpen(false)}>
              {returnText("closePicture")}
            </button>
          </DialogFrame>
        </Suspense>
      ) : null}
    </>
  )
}

type PictureProps = { url: string; alt: string; className: string }

/** A picture that is read with the reader's token: its address alone shows it to nobody. */
function Picture({ url, alt, className }: PictureProps) {
  const { data, isError, dataUpdatedAt } = useQuery(returnPictureQuery(url))
  if (isError) return <span className="text-xs text-muted">{returnText("pictureNotLoaded")}</span>
  return data ? (
    <FilePicture key={dataUpdatedAt} file={data} alt={alt} className={className} />
  ) : null
}
