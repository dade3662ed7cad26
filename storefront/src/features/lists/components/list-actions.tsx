import { Copy, Download, Pencil, Share2, Trash2 } from "lucide-react"
import { Button } from "@/components/ui/action/button"
import { toast } from "@/components/ui/feedback/toast"
import { messageOf } from "@/platform/api/api-error"
import { downloadList } from "../download-list"
import { listText } from "../texts"
import { useListActions } from "../use-list-actions"
import type { ShownList } from "../use-list"

/** What can be done with a list as a whole, beside ordering it. */
export function ListActions({ list }: { list: ShownList }) {
  const { rename, copy, share, remove, dialog } = useListActions(list)
  return (
    <div className="flex flex-wrap gap-2">
      <Button small onClick={rename}>
        <Pencil aria-hidden="true" className="size-4" />
        {listText("rename")}
      </Button>
      <Button small onClick={copy}>
        <Copy aria-hidden="true" className="size-4" />
        {listText("copy")}
      </Button>
      {list.shareToken === null ? (
        <Button small onClick={() => void tried(share)}>
          <Share2 aria-hidden="true" className="size-4" />
          {listText("share")}
        </Button>
      ) : null}
      <Button small onClick={() => void tried(() => downloadList(list._id))}>
        <Download aria-hidden="true" className="size-4" />
        {listText("download")}
      </Button>
      <Button small onClick={() => void tried(remove)}>
        <Trash2 aria-hidden="true" className="size-4" />
        {listText("deleteList")}
      </Button>
      {dialog}
    </div>
  )
}

async function tried(action: () => Promise<void>): Promise<void> {
  try {
    await action()
  } catch (error) {
    toast.error(messageOf(error))
  }
}
