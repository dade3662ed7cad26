import { MOST_RETURN_PICTURES, type OrderReturn } from "@shop/contract/return/order-return"
import { useMutation } from "@tanstack/react-query"
import { useId, useState } from "react"
import { toast } from "@/components/ui/feedback/toast"
import { messageOf } from "@/platform/api/api-error"
import { IMAGE_TYPES } from "@/platform/api/send-image"
import { addPicture, useRefreshReturns } from "../api"
import { pictureProblem } from "../picture-problem"
import { returnText } from "../texts"

type AddPictureProps = { orderId: string; one: OrderReturn }

/** One more picture for a return that has not arrived yet; nothing where it has as many as it can. */
export function AddPicture({ orderId, one: { _id, state, pictures, number } }: AddPictureProps) {
  const id = useId()
  const [percent, setPercent] = useState<number | null>(null)
  const refresh = useRefreshReturns(orderId)
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) =>
      addPicture({ orderId, returnId: _id }, { file, onProgress: setPercent }),
    onSuccess: () => void toast.success(returnText("pictureAdded")),
    onError: (error) => void toast.error(messageOf(error)),
    onSettled: async () => {
      setPercent(null)
      await refresh()
    },
  })

  function choose(file: File | undefined) {
    if (!file) return
    const problem = pictureProblem(file)
    if (problem) toast.error(problem)
    else mutate(file)
  }

  if (state !== "requested" && state !== "approved") return null
  if (pictures.length >= MOST_RETURN_PICTURES) return null
  return (
    <>
      <input
        id={id}
        type="file"
        accept={IMAGE_TYPES.join(",")}
        disabled={isPending}
        aria-description={number}
        className="peer sr-only"
        onChange={({ target }) => {
          choose(target.files?.[0])
          target.value = ""
        }}
      />
      <label
        htmlFor={id}
        className="btn btn-sm peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-secondary"
      >
        {returnText("addPicture")}
        {percent === null ? null : ` ${percent} %`}
      </label>
    </>
  )
}
