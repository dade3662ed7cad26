import { Container } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { LoadState } from "../../components/load-state"
import { SectionHeader } from "../../components/section-header"
import { useThingFields, type Thing } from "./api"
import { FieldForm } from "./field-form"

/** What plugins declared of a thing; nothing where that is nothing. */
export function FieldCard({ thing }: { thing: Thing }) {
  const { t } = useTranslation("shop")
  const query = useThingFields(thing)
  if (query.data?.fields.length === 0) return null
  return (
    <Container className="divide-y p-0">
      <SectionHeader title={t("pluginFields.title")} level="h2" />
      {query.data ? (
        <FieldForm key={thing.id} thing={thing} fields={query.data.fields} />
      ) : (
        <LoadState query={query} failed={(reason) => t("pluginFields.loadFailed", { reason })} />
      )}
    </Container>
  )
}
