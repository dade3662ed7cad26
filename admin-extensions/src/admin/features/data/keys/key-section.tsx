import { Button, Container } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { SectionHeader } from "../../../components/section-header"
import { ShownOnce } from "../../../components/shown-once"
import { KeyDrawer } from "./key-drawer"
import { KeyList } from "./key-list"

/** The keys of programs: made, shown once, ended. */
export function KeySection() {
  const { t } = useTranslation("shop")
  const [isMaking, setMaking] = useState(false)
  const [token, setToken] = useState<string | null>(null)
  const texts = {
    title: t("data.token.title"),
    lead: t("data.token.lead"),
    copy: t("data.token.copy"),
    done: t("data.token.done"),
  }
  return (
    <Container className="divide-y p-0">
      <SectionHeader level="h2" title={t("data.keys.heading")} lead={t("data.keys.lead")}>
        <Button type="button" variant="secondary" size="small" onClick={() => setMaking(true)}>
          {t("data.keys.make")}
        </Button>
      </SectionHeader>
      <KeyList />
      <KeyDrawer isOpen={isMaking} onClose={() => setMaking(false)} onToken={setToken} />
      <ShownOnce secret={token} texts={texts} onClose={() => setToken(null)} />
    </Container>
  )
}
