import { Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import type { Waiting } from "../../../../../backend/src/contract/staff/admin-overview"
import { useFormats } from "../../platform/formats"

/** What else waits for staff, each a link to exactly what it counts. */
export function WaitingLinks({ waiting }: { waiting: Waiting }) {
  const { t } = useTranslation("shop")
  const { number } = useFormats()
  const links = [
    { name: "toDeliver", count: waiting.to_deliver, to: "/to-deliver?payment=paid" },
    { name: "unpaid", count: waiting.unpaid, to: "/to-deliver?payment=unpaid&delivery=any" },
    { name: "returns", count: waiting.returns, to: "/shop-returns?state=waiting" },
    { name: "reviews", count: waiting.reviews, to: "/reviews?status=pending" },
    { name: "webhooks", count: waiting.webhooks, to: "/settings/webhooks?failing=1" },
    { name: "lowStock", count: waiting.low_stock, to: "/low-stock" },
  ] as const
  return (
    <ul className="grid grid-cols-2 gap-px md:grid-cols-3 xl:grid-cols-6">
      {links.map(({ name, count, to }) => (
        <li key={name}>
          <Link
            to={to}
            className="hover:bg-ui-bg-base-hover focus-visible:shadow-borders-focus flex h-full items-baseline justify-between gap-x-3 rounded-md px-6 py-3 outline-none"
          >
            <Text size="small" className="text-ui-fg-subtle">
              {t(`deliveryQueue.waiting.${name}`)}
            </Text>
            <Text size="base" weight="plus" className="tabular-nums">
              {number(count)}
            </Text>
          </Link>
        </li>
      ))}
    </ul>
  )
}
