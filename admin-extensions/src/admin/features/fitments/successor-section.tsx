import { Button, Text } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import type {
  OtherVariant,
  Supersessions,
} from "../../../../../backend/src/contract/staff/vehicle/supersessions"
import { LoadState } from "../../components/load-state"
import { SectionHeader } from "../../components/section-header"
import { SideDrawer } from "../../components/side-drawer"
import { useSupersessions } from "./api"
import { SuccessorForm } from "./drawer/successor-form"

/** Which part took this one's place, and whose place it took. */
export function SuccessorSection({ variantId, name }: { variantId: string; name: string }) {
  const { t } = useTranslation("shop")
  const query = useSupersessions(variantId)
  const [isOpen, setOpen] = useState(false)
  const { data } = query
  return (
    <>
      <SectionHeader title={t("successor.title")} lead={t("successor.lead")} level="h2">
        {data ? (
          <Button type="button" variant="secondary" size="small" onClick={() => setOpen(true)}>
            {data.successor ? t("successor.change") : t("successor.set")}
          </Button>
        ) : null}
      </SectionHeader>
      {data ? (
        <Known supersessions={data} />
      ) : (
        <LoadState query={query} failed={(reason) => t("successor.loadFailed", { reason })} />
      )}
      <SideDrawer
        title={t("successor.title")}
        description={name}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <SuccessorForm
          variantId={variantId}
          successor={data?.successor ?? null}
          onDone={() => setOpen(false)}
        />
      </SideDrawer>
    </>
  )
}

function Known({ supersessions: { successor, predecessors } }: { supersessions: Supersessions }) {
  const { t } = useTranslation("shop")
  return (
    <div className="flex flex-col gap-y-2 px-6 py-4">
      <Text size="small" className={successor ? "" : "text-ui-fg-subtle"}>
        {successor ? t("successor.by") : t("successor.none")}{" "}
        {successor ? <PartLink part={successor} /> : null}
      </Text>
      {predecessors.length > 0 ? (
        <Text size="small" as="div">
          {t("successor.of")}
          <ul>
            {predecessors.map((part) => (
              <li key={part.variant_id}>
                <PartLink part={part} />
              </li>
            ))}
          </ul>
        </Text>
      ) : null}
    </div>
  )
}

function PartLink({ part: { product_id, name, sku } }: { part: OtherVariant }) {
  return (
    <Link to={`/products/${product_id}`} className="text-ui-fg-interactive hover:underline">
      {[sku, name].filter(Boolean).join(" · ")}
    </Link>
  )
}
