import { Container, Skeleton } from "@medusajs/ui"
import { useTranslation } from "react-i18next"

/** Where figures, chart and lists will be. */
export function OverviewSkeleton() {
  const { t } = useTranslation("shop")
  return (
    <div role="status" aria-label={t("common.loading")} className="flex flex-col gap-y-3">
      {["h-24", "h-80", "h-56"].map((height) => (
        <Container key={height} className="p-4">
          <Skeleton className={`${height} w-full`} />
        </Container>
      ))}
    </div>
  )
}
