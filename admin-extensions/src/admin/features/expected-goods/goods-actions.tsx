import { Button, toast, usePrompt } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { ExpectedGoods } from "../../../../../backend/src/contract/staff/expected-goods"
import { failureToast } from "../../platform/failure-toast"
import { useWithdrawGoods } from "./api"
import type { Opened } from "./goods-drawer"

type GoodsActionsProps = { goods: ExpectedGoods; onOpen: (opened: Opened) => void }

/** What staff do with goods that are to come. */
export function GoodsActions({ goods, onOpen }: GoodsActionsProps) {
  const { t } = useTranslation("shop")
  const { mutate, isPending } = useWithdrawGoods()
  const ask = usePrompt()
  const withdraw = async () => {
    const yes = await ask({
      variant: "danger",
      title: t("expectedGoods.withdraw.question"),
      description: t("expectedGoods.withdraw.consequence"),
      confirmText: t("expectedGoods.withdraw.yes"),
      cancelText: t("common.no"),
    })
    if (!yes) return
    mutate(
      { id: goods.id },
      {
        onSuccess: () => toast.success(t("expectedGoods.withdraw.done")),
        onError: failureToast(t("expectedGoods.withdraw.failed")),
      },
    )
  }
  return (
    <span className="inline-flex gap-x-2 py-1">
      <Button variant="secondary" size="small" onClick={() => onOpen({ what: "arrive", goods })}>
        {t("expectedGoods.arrive.action")}
      </Button>
      <Button variant="transparent" size="small" onClick={() => onOpen({ what: "change", goods })}>
        {t("expectedGoods.change.action")}
      </Button>
      <Button
        variant="transparent"
        size="small"
        isLoading={isPending}
        onClick={() => void withdraw()}
      >
        {t("expectedGoods.withdraw.action")}
      </Button>
    </span>
  )
}
