import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { DetailWidgetProps, HttpTypes } from "@medusajs/types"
import { Container } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { LoadState } from "../../components/load-state"
import { SectionHeader } from "../../components/section-header"
import { type LadderTarget, usePriceLadder, useVariants } from "../../features/price-ladder/api"
import { LadderForm } from "../../features/price-ladder/ladder-form"
import { PricePreview } from "../../features/price-ladder/price-preview"
import { TargetChoice } from "../../features/price-ladder/target-choice"

/** What a variant of this product costs at which quantity, and what a customer pays. */
const ProductPriceLadder = ({ data: product }: DetailWidgetProps<HttpTypes.AdminProduct>) => {
  const { t } = useTranslation("shop")
  const query = useVariants(product.id)
  const variants = query.data?.variants ?? []
  const first = variants[0]?.id ?? ""
  const [chosen, setChosen] = useState<LadderTarget>({ variantId: "", groupId: null })
  const isThere = variants.some(({ id }) => id === chosen.variantId)
  const target = isThere ? chosen : { ...chosen, variantId: first }
  if (query.data && variants.length === 0) return null
  return (
    <Container className="divide-y p-0">
      <SectionHeader title={t("priceLadder.title")} lead={t("priceLadder.lead")} level="h2" />
      {query.data ? (
        <>
          <TargetChoice variants={variants} target={target} onChange={setChosen} />
          <Ladder target={target} />
          <PricePreview target={target} />
        </>
      ) : (
        <LoadState query={query} failed={(reason) => t("priceLadder.loadFailed", { reason })} />
      )}
    </Container>
  )
}

function Ladder({ target }: { target: LadderTarget }) {
  const { t } = useTranslation("shop")
  const query = usePriceLadder(target)
  if (!query.data) {
    return <LoadState query={query} failed={(reason) => t("priceLadder.loadFailed", { reason })} />
  }
  const ladder = query.data.price_ladder
  // Another ladder is another form: what was typed for the one before is gone.
  const key = JSON.stringify([target, ladder.rungs])
  return <LadderForm key={key} target={target} ladder={ladder} />
}

export const config = defineWidgetConfig({ zone: "product.details.after" })

export default ProductPriceLadder
