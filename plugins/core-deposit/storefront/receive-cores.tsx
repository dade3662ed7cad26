import { messageOf } from "@halden/storefront/kit/api"
import { useMutation, useQueryClient, useRefresh } from "@halden/storefront/kit/query"
import { toast } from "@halden/storefront/kit/toast"
import { Button } from "@halden/storefront/kit/ui"
import { receiveReturn } from "./api"
import { PiecesForm } from "./pieces-form"
import { depositText } from "./texts"

type ReceiveCoresProps = { request: { id: string; title: string; asked: number } }

/** Staff say how many cores of a request arrived, or refuse it. */
export function ReceiveCores({ request: { id, title, asked } }: ReceiveCoresProps) {
  const queryClient = useQueryClient()
  const refresh = useRefresh()
  const receive = async (qty: number) => {
    await receiveReturn(id, qty)
    toast.success(qty > 0 ? depositText("recorded") : depositText("requestRefused"))
    await queryClient.invalidateQueries({ queryKey: ["core-deposit"] })
    await refresh("orders")
  }
  const refuse = useMutation({
    mutationFn: () => receive(0),
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <PiecesForm
      label={depositText("arrived", { asked, title })}
      action={depositText("take")}
      pieces={asked}
      send={receive}
    >
      <Button kind="quiet" disabled={refuse.isPending} onClick={() => refuse.mutate()}>
        {depositText("refuse")}
      </Button>
    </PiecesForm>
  )
}
