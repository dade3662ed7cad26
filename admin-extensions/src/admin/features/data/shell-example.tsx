import { Container, Copy } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { SectionHeader } from "../../components/section-header"

/** What is typed into a shell, at this shop's address. */
const linesAt = (origin: string) =>
  [
    "KEY=sk_…",
    "",
    `echo '{"sku":"BD-2803-V","price":12.5}' > prices.ndjson`,
    `curl -u "$KEY:" -H 'content-type: application/x-ndjson' \\`,
    `  --data-binary @prices.ndjson '${origin}/admin/sync/prices?dry_run=true'`,
    "",
    `curl -u "$KEY:" '${origin}/admin/changes?types=order.placed,order.paid&limit=10'`,
  ].join("\n")

/** An example for a program's first calls, ready to be copied. */
export function ShellExample() {
  const { t } = useTranslation("shop")
  const lines = linesAt(window.location.origin)
  return (
    <Container className="divide-y p-0">
      <SectionHeader level="h2" title={t("data.example.heading")} lead={t("data.example.lead")}>
        <Copy content={lines} aria-label={t("data.example.copy")} />
      </SectionHeader>
      <pre
        tabIndex={0}
        aria-label={t("data.example.heading")}
        className="txt-small text-ui-fg-base focus-visible:shadow-borders-focus overflow-x-auto px-6 py-4 font-mono outline-none"
      >
        {lines}
      </pre>
    </Container>
  )
}
