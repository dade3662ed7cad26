import { Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { AcesMapping } from "../../../../../../backend/src/contract/aces/aces-import"

/** What an id means, in a line. */
export function Meaning({ mapping }: { mapping: AcesMapping }) {
  const { t } = useTranslation("shop")
  const { action, vehicles, models, engine_codes, built_from, built_to, text } = mapping
  const targets = [...models, ...vehicles].map(({ name }) => name).join(", ")
  const open = t("aces.means.open")
  const months = { names: targets, from: built_from ?? open, until: built_to ?? open }
  const said = {
    vehicles:
      built_from || built_to
        ? t("aces.means.months", months)
        : t("aces.means.vehicles", { names: targets }),
    engines: t("aces.means.engines", { names: engine_codes.join(", ") }),
    text: t("aces.means.text", { text }),
    nothing: t("aces.means.nothing"),
    leave_out: t("aces.means.leave_out"),
  }
  return (
    <Text size="small" className="line-clamp-3 break-words" title={said[action]}>
      {said[action]}
    </Text>
  )
}
