import { Container } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Choice } from "../../components/choice"
import { useHasVehicles } from "../vehicles/api"
import { usePartsOf } from "./api"
import { FitmentSection } from "./fitment-section"
import { NumberSection } from "./number-section"
import { SuccessorSection } from "./successor-section"

/** What a product's part fits, by which numbers it is found, and what replaces it. */
export function ProductFitments({ productId }: { productId: string }) {
  const { t } = useTranslation("shop")
  const hasVehicles = useHasVehicles() === true
  const query = usePartsOf(productId, hasVehicles)
  const [chosen, setChosen] = useState("")
  const parts = query.data?.variants ?? []
  const part = parts.find(({ id }) => id === chosen) ?? parts[0]
  if (!part) return null
  const name = part.sku || part.title || part.id
  return (
    <>
      <Container className="divide-y p-0">
        {parts.length > 1 ? (
          <div className="max-w-sm px-6 py-4">
            <Choice
              id="fitment-part"
              label={t("fitments.part")}
              value={part.id}
              options={parts.map(({ id, sku, title }) => [id, sku || title || id])}
              onChange={setChosen}
            />
          </div>
        ) : null}
        <FitmentSection key={part.id} variantId={part.id} name={name} />
      </Container>
      <Container className="divide-y p-0">
        <NumberSection key={part.id} variantId={part.id} name={name} />
      </Container>
      <Container className="divide-y p-0">
        <SuccessorSection key={part.id} variantId={part.id} name={name} />
      </Container>
    </>
  )
}
