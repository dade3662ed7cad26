import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Button, Container } from "@medusajs/ui"
import type { FormEvent } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router-dom"
import { SectionHeader } from "../../components/section-header"
import { useShopCurrency } from "../../features/part/api"
import { PartFields } from "../../features/part/part-fields"
import { usePartForm } from "../../features/part/use-part-form"

/** A part that can be ordered, by one form. */
const NewPart = () => {
  const { t } = useTranslation("shop")
  const goTo = useNavigate()
  const currency = useShopCurrency()
  const onSaved = (productId: string) => void goTo(`/products/${productId}`)
  const { typed, errors, change, save, isPending } = usePartForm({ part: null, onSaved })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <Container className="divide-y p-0">
      <SectionHeader title={t("part.new")} lead={t("part.newLead")} />
      <div className="px-6 py-6">
        <form className="flex max-w-[46rem] flex-col gap-y-8" noValidate onSubmit={submit}>
          <PartFields
            typed={typed}
            errors={errors}
            onChange={change}
            currency={currency}
            stockCounted
          />
          <Button type="submit" size="small" className="self-start" isLoading={isPending}>
            {t("part.create")}
          </Button>
        </form>
      </div>
    </Container>
  )
}

export const config = defineRouteConfig({
  label: "part.new",
  translationNs: "shop",
  nested: "/products",
})

export default NewPart
