import { Button } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { LoadState, Note } from "../../components/load-state"
import { SectionHeader } from "../../components/section-header"
import { useExpectedGoods, useWaitingVariants } from "./api"
import { GoodsDrawer, type Opened } from "./goods-drawer"
import { GoodsTable } from "./goods-table"
import { WaitingSwitches } from "./waiting-switches"

/** More than are ever on their way of a product at once. */
const MOST = 50

/** What is to come of a product, and whether it may be ordered before. */
export function ProductGoods({ productId }: { productId: string }) {
  const { t } = useTranslation("shop")
  const [opened, setOpened] = useState<Opened>(null)
  const query = useExpectedGoods({ product_id: productId, state: "expected", limit: MOST })
  const [first] = useWaitingVariants(productId).data ?? []
  return (
    <>
      <SectionHeader
        title={t("expectedGoods.backorder.title")}
        lead={t("expectedGoods.backorder.lead")}
        level="h2"
      >
        <Button
          variant="secondary"
          size="small"
          onClick={() => setOpened({ what: "add", sku: first?.sku ?? "" })}
        >
          {t("expectedGoods.add.action")}
        </Button>
      </SectionHeader>
      <WaitingSwitches productId={productId} />
      {!query.data ? (
        <LoadState query={query} failed={(reason) => t("expectedGoods.loadFailed", { reason })} />
      ) : query.data.count === 0 ? (
        <Note>{t("expectedGoods.none")}</Note>
      ) : (
        <GoodsTable goods={query.data.goods} withParts={false} onOpen={setOpened} />
      )}
      <GoodsDrawer opened={opened} onClose={() => setOpened(null)} />
    </>
  )
}
