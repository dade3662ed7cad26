import { Text } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { StaffReturn } from "../../../../../backend/src/contract/return/staff-return"
import { useFormats } from "../../platform/formats"
import { ReturnDrawer } from "./drawer/return-drawer"
import { ReturnStateBadge } from "./return-state"
import { piecesOf } from "./returns-columns"

/** An order's returns, the newest first; each opens with what is to be done next. */
export function OrderReturns({ returns }: { returns: readonly StaffReturn[] }) {
  const { t } = useTranslation("shop")
  const { time } = useFormats()
  const [open, setOpen] = useState<string | null>(null)
  return (
    <>
      <ul aria-label={t("returns.title")} className="divide-y">
        {returns.map((one) => (
          <li key={one._id}>
            <button
              type="button"
              className="hover:bg-ui-bg-base-hover focus-visible:shadow-borders-focus flex w-full flex-wrap items-center gap-x-4 gap-y-1 px-6 py-3 text-left outline-none"
              onClick={() => setOpen(one._id)}
            >
              <Text size="small" weight="plus" className="text-ui-fg-interactive">
                {one.number}
              </Text>
              <ReturnStateBadge {...one} />
              <Text size="small">{t("returns.order.pieces", { count: piecesOf(one) })}</Text>
              <Text size="small" className="text-ui-fg-subtle">
                <time dateTime={one.requestedAt}>{time(one.requestedAt)}</time>
              </Text>
            </button>
          </li>
        ))}
      </ul>
      <ReturnDrawer id={open} onClose={() => setOpen(null)} />
    </>
  )
}
