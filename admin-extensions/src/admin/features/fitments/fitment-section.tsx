import { Button, Input } from "@medusajs/ui"
import { useDeferredValue, useState } from "react"
import { useTranslation } from "react-i18next"
import type { StaffFitment } from "../../../../../backend/src/contract/staff/vehicle/fitments"
import { LoadState, Note } from "../../components/load-state"
import { SectionHeader } from "../../components/section-header"
import { SideDrawer } from "../../components/side-drawer"
import { TablePages } from "../../components/table-pages"
import { useFitments } from "./api"
import { FitmentForm } from "./drawer/fitment-form"
import { FitmentTable } from "./fitment-table"

const ROWS = 10

type PartProps = { variantId: string; name: string }

/** The vehicles that a part fits, a page at a time. */
export function FitmentSection({ variantId, name }: PartProps) {
  const { t } = useTranslation("shop")
  const [typed, setTyped] = useState("")
  const [page, setPage] = useState(0)
  const [opened, setOpened] = useState<{ fitment: StaffFitment | null } | null>(null)
  const q = useDeferredValue(typed.trim())
  const asked = { variant_id: variantId, q, limit: ROWS, offset: page * ROWS }
  const query = useFitments(asked)
  const { data } = query
  const isAny = (data?.count ?? 0) > 0 || q !== ""
  return (
    <>
      <SectionHeader title={t("fitments.title")} lead={t("fitments.lead")} level="h2">
        <span className="flex flex-wrap gap-2">
          {isAny ? (
            <Input
              type="search"
              size="small"
              aria-label={t("fitments.search")}
              placeholder={t("fitments.search")}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                setPage(0)
              }}
            />
          ) : null}
          <Button
            type="button"
            variant="secondary"
            size="small"
            onClick={() => setOpened({ fitment: null })}
          >
            {t("fitments.add")}
          </Button>
        </span>
      </SectionHeader>
      {!data ? (
        <LoadState query={query} failed={(reason) => t("fitments.loadFailed", { reason })} />
      ) : data.count === 0 ? (
        <Note role="status">{q ? t("vehicles.noMatch", { q }) : t("fitments.none")}</Note>
      ) : (
        <>
          <FitmentTable
            fitments={data.fitments}
            onEdit={(fitment) => setOpened({ fitment })}
            onGone={() => setPage(data.fitments.length === 1 ? Math.max(0, page - 1) : page)}
          />
          <TablePages count={data.count} rows={ROWS} page={page} onPage={setPage} />
        </>
      )}
      <SideDrawer
        title={opened?.fitment ? t("fitments.change") : t("fitments.add")}
        description={name}
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
      >
        <FitmentForm
          variantId={variantId}
          fitment={opened?.fitment ?? null}
          onDone={() => setOpened(null)}
        />
      </SideDrawer>
    </>
  )
}
