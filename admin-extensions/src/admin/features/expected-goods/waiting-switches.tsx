import { Label, Switch, toast } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { LoadState } from "../../components/load-state"
import { failureToast } from "../../platform/failure-toast"
import { useAllowWaiting, useWaitingVariants } from "./api"

/** Whether each variant of a product may be ordered before it is there. */
export function WaitingSwitches({ productId }: { productId: string }) {
  const { t } = useTranslation("shop")
  const query = useWaitingVariants(productId)
  const { mutate, isPending } = useAllowWaiting(productId)
  if (!query.data) {
    return (
      <LoadState query={query} failed={(reason) => t("expectedGoods.loadFailed", { reason })} />
    )
  }
  const isAlone = query.data.length === 1
  return (
    <ul className="grid gap-y-3 px-6 py-4">
      {query.data.map(({ id, title, sku, allow_backorder }) => (
        <li key={id} className="flex items-center gap-x-3">
          <Switch
            id={`may-wait-${id}`}
            checked={allow_backorder ?? false}
            disabled={isPending}
            onCheckedChange={(isAllowed) =>
              mutate(
                { id, allow_backorder: isAllowed },
                {
                  onSuccess: () => toast.success(t("expectedGoods.backorder.saved")),
                  onError: failureToast(t("expectedGoods.backorder.failed")),
                },
              )
            }
          />
          <Label htmlFor={`may-wait-${id}`} size="small">
            {isAlone
              ? t("expectedGoods.backorder.label")
              : t("expectedGoods.backorder.labelOf", { part: sku ?? title ?? "" })}
          </Label>
        </li>
      ))}
    </ul>
  )
}
