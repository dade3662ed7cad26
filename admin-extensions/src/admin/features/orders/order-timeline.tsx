import { Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { Stop } from "./order-state"

const TIME = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" })

/** What happened to an order and when, as its customer sees it. */
export function OrderTimeline({ stops }: { stops: Stop[] }) {
  const { t } = useTranslation("shop")
  return (
    <ol aria-label={t("orders.timeline.title")} className="flex flex-col gap-y-2 px-6 py-4">
      {stops.map(({ name, at }) => (
        <li key={name} className="grid grid-cols-2 gap-4">
          <Text
            size="small"
            leading="compact"
            weight={at ? "plus" : "regular"}
            className={at ? "" : "text-ui-fg-subtle"}
          >
            {t(`orders.timeline.${name}`)}
          </Text>
          <Text size="small" leading="compact" className="text-ui-fg-subtle">
            {at ? (
              <time dateTime={at}>{TIME.format(new Date(at))}</time>
            ) : (
              t("orders.timeline.notYet")
            )}
          </Text>
        </li>
      ))}
    </ol>
  )
}
