import { Button, toast, usePrompt } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { failureToast } from "../../platform/failure-toast"
import { useOrderAction, type OrderAction } from "./api"
import type { OrderState } from "./order-state"

type Props = { id: string; state: Pick<OrderState, "canDeliver" | "canCancel" | "paid"> }

/** Delivery and Cancel, as in the shop's own table of orders. */
export function OrderActions({ id, state: { canDeliver, canCancel, paid } }: Props) {
  const { mutate, isPending, variables } = useOrderAction(id)
  const { t } = useTranslation("shop")
  const ask = usePrompt()
  const act = async (action: OrderAction) => {
    const yes = await ask({
      variant: action === "cancel" ? "danger" : "confirmation",
      title: t(`orders.${action}.question`),
      description: t(`orders.${action}.consequence`),
      confirmText: t(`orders.${action}.yes`),
      cancelText: t("common.no"),
    })
    if (!yes || (action === "deliver" && !paid && !(await askUnpaid()))) return
    mutate(action, {
      onSuccess: () => toast.success(t(`orders.${action}.done`)),
      onError: failureToast(t(`orders.${action}.failed`)),
    })
  }
  const askUnpaid = () =>
    ask({
      variant: "danger",
      title: t("orders.deliver.unpaid.question"),
      description: t("orders.deliver.unpaid.consequence"),
      confirmText: t("orders.deliver.unpaid.yes"),
      cancelText: t("common.no"),
    })
  if (!canDeliver && !canCancel) return null
  const button = (action: OrderAction) => ({
    size: "small" as const,
    disabled: isPending,
    isLoading: isPending && variables === action,
    onClick: () => void act(action),
  })
  return (
    <div className="flex justify-end gap-x-2 px-6 py-4">
      {canCancel && (
        <Button variant="secondary" {...button("cancel")}>
          {t("orders.cancel.action")}
        </Button>
      )}
      {canDeliver && <Button {...button("deliver")}>{t("orders.deliver.action")}</Button>}
    </div>
  )
}
