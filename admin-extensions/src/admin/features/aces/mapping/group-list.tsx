import { Button, Container, StatusBadge, Table, Tabs, Text } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import {
  PART_KIND,
  type AcesGroup,
  type AcesRun,
} from "../../../../../../backend/src/contract/aces/aces-import"
import { LoadState, Note } from "../../../components/load-state"
import { SectionHeader } from "../../../components/section-header"
import { SimpleTable } from "../../../components/simple-table"
import { TablePages } from "../../../components/table-pages"
import { useFormats } from "../../../platform/formats"
import { useAcesGroups } from "../api"
import { MapDrawer } from "./map-drawer"
import { Meaning } from "./meaning"

const SIZE = 20

/** What a run's Apps name: staff say what each id means. */
export function GroupList({ run }: { run: AcesRun }) {
  const { t } = useTranslation("shop")
  const [chosen, setChosen] = useState<"open" | "all">()
  const shown = chosen ?? (run.open_groups > 0 ? "open" : "all")
  const choose = (value: string) => setChosen(value as "open" | "all")
  return (
    <Container className="divide-y p-0">
      <SectionHeader level="h2" title={t("aces.groups.title")} lead={t("aces.groups.lead")} />
      <Tabs value={shown} onValueChange={choose}>
        <Tabs.List aria-label={t("aces.groups.title")} className="px-6 py-4">
          <Tabs.Trigger value="open">{t("aces.groups.openOnly")}</Tabs.Trigger>
          <Tabs.Trigger value="all">{t("aces.groups.all")}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value={shown}>
          <Groups key={shown} run={run} isOpenOnly={shown === "open"} />
        </Tabs.Content>
      </Tabs>
    </Container>
  )
}

function Groups({ run, isOpenOnly }: { run: AcesRun; isOpenOnly: boolean }) {
  const { t } = useTranslation("shop")
  const [page, setPage] = useState(0)
  const [mapped, setMapped] = useState<AcesGroup | null>(null)
  const asked = { limit: SIZE, offset: page * SIZE, ...(isOpenOnly && { is_open: true }) }
  const query = useAcesGroups(run.id, asked, run.state)
  const { data } = query
  if (!data)
    return <LoadState query={query} failed={(reason) => t("aces.groups.failed", { reason })} />
  if (data.count === 0) {
    return <Note role="status">{t(`aces.groups.${isOpenOnly ? "none" : "noneAtAll"}`)}</Note>
  }
  return (
    <>
      <SimpleTable
        columns={[
          t("aces.groups.kind"),
          { right: t("aces.groups.rows") },
          t("aces.groups.meaning"),
          { right: "" },
        ]}
      >
        {data.groups.map((group) => (
          <GroupRow
            key={`${group.kind} ${group.value}`}
            group={group}
            onMap={() => setMapped(group)}
          />
        ))}
      </SimpleTable>
      <TablePages count={data.count} rows={SIZE} page={page} onPage={setPage} />
      <MapDrawer group={mapped} onClose={() => setMapped(null)} />
    </>
  )
}

function GroupRow({ group, onMap }: { group: AcesGroup; onMap: () => void }) {
  const { t } = useTranslation("shop")
  const { number } = useFormats()
  const { kind, value, rows, line, is_open, mapping } = group
  const isPart = kind === PART_KIND
  return (
    <Table.Row>
      <Table.Cell className="max-w-[14rem] py-2">
        <Text size="small" weight="plus" className="break-words">
          {kind} {value}
        </Text>
        <Text size="small" className="text-ui-fg-subtle">
          {t("aces.groups.line", { line })}
        </Text>
      </Table.Cell>
      <Table.Cell className="text-right tabular-nums">{number(rows)}</Table.Cell>
      <Table.Cell className="max-w-[20rem] whitespace-normal py-2">
        {isPart ? (
          <Text size="small">{t("aces.groups.unknownPart")}</Text>
        ) : is_open ? (
          <StatusBadge color="orange">{t("aces.groups.open")}</StatusBadge>
        ) : mapping ? (
          <Meaning mapping={mapping} />
        ) : (
          <Text size="small">{t("aces.groups.ownKey")}</Text>
        )}
      </Table.Cell>
      <Table.Cell className="text-right">
        {isPart ? null : (
          <Button
            type="button"
            variant="secondary"
            size="small"
            aria-label={`${t(is_open ? "aces.groups.map" : "aces.groups.change")}: ${kind} ${value}`}
            onClick={onMap}
          >
            {t(is_open ? "aces.groups.map" : "aces.groups.change")}
          </Button>
        )}
      </Table.Cell>
    </Table.Row>
  )
}
