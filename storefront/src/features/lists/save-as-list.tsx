import { ListPlus } from "lucide-react"
import { useNavigate } from "react-router-dom"
import { tellOfBasket } from "@/features/basket/change/undo-toast"
import { idempotencyKey } from "@/platform/idempotency-key"
import { createList, type ListedPart, useRefreshLists } from "./api"
import { OpenToast } from "./components/open-toast"
import { listText } from "./texts"
import { useNameDialog } from "./use-name-dialog"

/** Saves parts, a basket's for instance, as a list under a name. */
export function SaveAsList({ lines }: { lines: readonly ListedPart[] }) {
  const navigate = useNavigate()
  const refresh = useRefreshLists()
  const { ask, dialog } = useNameDialog()

  function open() {
    // Sent again after a failure, it makes no second list.
    const key = idempotencyKey()
    ask({
      title: listText("saveAsList"),
      initial: { name: "", note: "" },
      done: listText("save"),
      onSave: async (named) => {
        const parts = lines.map(({ productId, qty }) => ({ productId, qty }))
        const { _id, name } = await createList({ ...named, lines: parts }, key)
        void refresh()
        tellOfBasket(
          "added",
          <OpenToast onOpen={() => navigate(`/dashboard/lists/${_id}`)}>
            {listText("savedAsList", { name })}
          </OpenToast>,
        )
      },
    })
  }

  return (
    <>
      <button type="button" className="btn w-full" onClick={open}>
        <ListPlus aria-hidden="true" className="size-4" />
        {listText("saveAsList")}
      </button>
      {dialog}
    </>
  )
}
