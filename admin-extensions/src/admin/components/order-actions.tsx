import { Button, toast, usePrompt } from "@medusajs/ui"
import { useOrderAction, type OrderAction } from "../hooks/shop-order"
import type { ShopState } from "../lib/shop-state"

type Props = { id: string; state: Pick<ShopState, "canDeliver" | "canCancel"> }

/** Delivery and Cancel, as in the shop's own table of orders. */
export function OrderActions({ id, state: { canDeliver, canCancel } }: Props) {
  const { mutate, isPending, variables } = useOrderAction(id)
  const ask = usePrompt()
  const act = async (action: OrderAction) => {
    const { done, failed, question } = TEXTS[action]
    if (!(await ask(question))) return
    mutate(action, {
      onSuccess: () => toast.success(done),
      onError: ({ message }) => toast.error(failed, { description: message }),
    })
  }
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
          Cancel
        </Button>
      )}
      {canDeliver && <Button {...button("deliver")}>Delivery</Button>}
    </div>
  )
}

const TEXTS = {
  deliver: {
    done: "Order is now delivered",
    failed: "The order was not delivered",
    question: {
      variant: "confirmation",
      title: "Deliver this order?",
      description: "All its lines are fulfilled, shipped and delivered, and leave the stock.",
      confirmText: "Yes, deliver",
      cancelText: "No",
    },
  },
  cancel: {
    done: "Order Cancelled Successfully",
    failed: "The order was not cancelled",
    question: {
      variant: "danger",
      title: "Cancel this order?",
      description: "Its stock returns, and it can no longer be paid.",
      confirmText: "Yes, cancel the order",
      cancelText: "No",
    },
  },
} as const
