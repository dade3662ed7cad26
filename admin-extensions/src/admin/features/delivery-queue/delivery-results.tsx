import { Alert, Button } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import type { DeliveryResult } from "./use-deliver-together"

type DeliveryResultsProps = { results: readonly DeliveryResult[]; onClose: () => void }

/** Which orders were not delivered with the others, each with its reason. */
export function DeliveryResults({ results, onClose }: DeliveryResultsProps) {
  const { t } = useTranslation("shop")
  if (results.length === 0) return null
  return (
    <Alert variant="warning" role="status">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-medium">
            {t("deliveryQueue.deliver.notAll", { count: results.length })}
          </p>
          <ul>
            {results.map(({ id, number, message }) => (
              <li key={id} className="break-words">
                <Link to={`/orders/${id}`} className="text-ui-fg-interactive hover:underline">
                  {number || id}
                </Link>{" "}
                {message}
              </li>
            ))}
          </ul>
        </div>
        <Button size="small" variant="secondary" onClick={onClose}>
          {t("deliveryQueue.deliver.close")}
        </Button>
      </div>
    </Alert>
  )
}
