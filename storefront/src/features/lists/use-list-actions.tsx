import { useQueryClient } from "@tanstack/react-query"
import type { SavedList } from "@shop/contract/part-list/saved-list"
import { useNavigate } from "react-router-dom"
import { tellOfBasket, UndoToast } from "@/features/basket/change/undo-toast"
import { toast } from "@/components/ui/feedback/toast"
import { messageOf } from "@/platform/api/api-error"
import { idempotencyKey } from "@/platform/idempotency-key"
import { copyList, createList, deleteList, listKeys, shareList, useRefreshLists } from "./api"
import { afterChanges, changeList, changeSharing } from "./change/change-list"
import { listText } from "./texts"
import { useNameDialog } from "./use-name-dialog"
import type { ShownList } from "./use-list"

/** Renaming, copying, sharing and deleting a list; `dialog` is to be drawn. */
export function useListActions({ _id: id, name, note, lines }: ShownList) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const refresh = useRefreshLists()
  const { ask, dialog } = useNameDialog()

  const open = (list: Pick<SavedList, "_id">) => navigate(`/dashboard/lists/${list._id}`)

  function rename() {
    ask({
      title: listText("rename"),
      initial: { name, note },
      done: listText("save"),
      onSave: (named) => changeList(id, { kind: "head", ...named }),
    })
  }

  function copy() {
    const key = idempotencyKey()
    ask({
      title: listText("copy"),
      initial: { name: listText("copyName", { name }), note },
      done: listText("copy"),
      onSave: async (named) => {
        const list = await afterChanges(id, () => copyList(id, named.name, key))
        if (named.note !== note) await changeList(list._id, { kind: "head", ...named })
        void refresh()
        open(list)
        toast.success(listText("copied", { name: list.name }))
      },
    })
  }

  const share = () => changeSharing(id, () => shareList(id))

  /** Its undo makes it again, without its link: that one is gone for ever. */
  async function remove() {
    await afterChanges(id, () => deleteList(id))
    const key = idempotencyKey()
    const parts = lines.map(({ productId, qty, note }) => ({ productId, qty, note }))
    const undo = async () => {
      try {
        open(await createList({ name, note, lines: parts }, key))
        void refresh()
      } catch (error) {
        toast.error(messageOf(error))
      }
    }
    navigate("/dashboard/lists")
    void queryClient.invalidateQueries({ queryKey: listKeys.allHeads })
    tellOfBasket(
      "removed",
      <UndoToast onUndo={() => void undo()}>{listText("deleted", { name })}</UndoToast>,
    )
  }

  return { rename, copy, share, remove, dialog }
}
