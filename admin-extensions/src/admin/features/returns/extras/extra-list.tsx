import { Container } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { LoadState } from "../../../components/load-state"
import { SectionHeader } from "../../../components/section-header"
import { useExtras } from "./api"
import { ExtraRow } from "./extra-row"

/** What plugins take back by the same way: old cores, say. Nothing where nothing waits. */
export function ExtraList() {
  const { t } = useTranslation("shop")
  const query = useExtras()
  const extras = query.data?.extras
  if (!query.error && (extras?.length ?? 0) === 0) return null
  return (
    <Container className="divide-y p-0">
      <SectionHeader title={t("returns.extras.title")} lead={t("returns.extras.lead")} level="h2" />
      {extras ? (
        <ul aria-label={t("returns.extras.title")} className="divide-y">
          {extras.map((extra) => (
            <ExtraRow key={extra.id} extra={extra} />
          ))}
        </ul>
      ) : (
        <LoadState query={query} failed={(reason) => t("returns.loadFailed", { reason })} />
      )}
    </Container>
  )
}
