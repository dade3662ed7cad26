import { Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"

/** What a location is called, and whether its stock is not sold. */
export function LocationName({ name, sells }: { name: string; sells: boolean }) {
  const { t } = useTranslation("shop")
  return (
    <>
      {name}
      {sells ? null : (
        <Text size="small" className="text-ui-fg-subtle">
          {t("locations.sellsNot")}
        </Text>
      )}
    </>
  )
}
