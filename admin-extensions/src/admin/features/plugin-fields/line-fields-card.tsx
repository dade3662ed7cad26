import { Container, Heading, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { LoadState } from "../../components/load-state"
import { SectionHeader } from "../../components/section-header"
import { useLineFields } from "./api"
import { FieldForm } from "./field-form"

/** What plugins declared of an order's lines, a form each; nothing where that is nothing. */
export function LineFieldsCard({ orderId }: { orderId: string }) {
  const { t } = useTranslation("shop")
  const query = useLineFields(orderId)
  if (query.data?.lines.length === 0) return null
  return (
    <Container className="divide-y p-0">
      <SectionHeader title={t("pluginFields.linesTitle")} level="h2" />
      {query.data ? (
        query.data.lines.map(({ id, title, sku, fields }) => (
          <section key={id} aria-label={title}>
            <div className="px-6 pt-4">
              <Heading level="h3">{title}</Heading>
              <Text size="small" className="text-ui-fg-subtle">
                {sku}
              </Text>
            </div>
            <FieldForm thing={{ path: "order-lines", id }} fields={fields} />
          </section>
        ))
      ) : (
        <LoadState query={query} failed={(reason) => t("pluginFields.loadFailed", { reason })} />
      )}
    </Container>
  )
}
