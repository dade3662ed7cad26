import { useTranslation } from "react-i18next"
import type { ExpectedGoods } from "../../../../../backend/src/contract/staff/expected-goods"
import { SideDrawer } from "../../components/side-drawer"
import { ArriveForm } from "./arrive-form"
import { ChangeForm } from "./change-form"
import { ExpectForm } from "./expect-form"

/** What staff do with goods: expect them, say that they came, or change them. */
export type Opened =
  { what: "add"; sku: string } | { what: "arrive" | "change"; goods: ExpectedGoods } | null

type GoodsDrawerProps = { opened: Opened; onClose: () => void }

/** The one form that is open, in a drawer. */
export function GoodsDrawer({ opened, onClose }: GoodsDrawerProps) {
  const { t } = useTranslation("shop")
  const what = opened?.what ?? "add"
  const named = opened && "goods" in opened ? ` ${nameOf(opened.goods)}` : ""
  return (
    <SideDrawer
      title={t(`expectedGoods.${what}.title`)}
      description={`${t(`expectedGoods.${what}.description`)}${named}`}
      isOpen={opened !== null}
      onClose={onClose}
    >
      {opened?.what === "add" ? <ExpectForm sku={opened.sku} onDone={onClose} /> : null}
      {opened?.what === "arrive" ? <ArriveForm goods={opened.goods} onDone={onClose} /> : null}
      {opened?.what === "change" ? <ChangeForm goods={opened.goods} onDone={onClose} /> : null}
    </SideDrawer>
  )
}

function nameOf({ part, sku, reference }: ExpectedGoods): string {
  return [part, sku, reference].filter(Boolean).join(" · ")
}
