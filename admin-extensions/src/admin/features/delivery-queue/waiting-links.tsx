import { Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import type { Waiting } from "../../../../../backend/src/contract/staff/admin-overview"
import { useFormats } from "../../platform/formats"

/** What else waits for staff, each a link to exactly what it counts. */
export function WaitingLinks({ waiting }: { waiting: Waiting }) {
  const { t } = useTranslation("shop")
  const { number, counted } = useFormats()
  const links = [
    { name: "toDeliver", count: number(waiting.to_deliver), to: "/to-deliver?payment=paid" },
    {
      name: "unpaid",
      count: number(waiting.unpaid),
      to: "/to-deliver?payment=unpaid&delivery=any",
    },
    { name: "returns", count: number(waiting.returns), to: "/shop-returns?state=waiting" },
    { name: "reviews", count: number(waiting.reviews), to: "/reviews?status=pending" },
    { name: "webhooks", count: number(waiting.webhooks), to: "/settings/webhooks?failing=1" },
    { name: "lowStock", count: counted(waiting.low_stock), to: "/low-stock" },
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
              {count}
            </Text>
          </Link>
        </li>
      ))}
    </ul>
  )
}
