import { createDataTableColumnHelper, StatusBadge, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { ImportVerdict } from "../../../../../backend/src/contract/product/product-import"

const COLORS = { create: "green", update: "blue", unchanged: "grey", invalid: "red" } as const

const helper = createDataTableColumnHelper<ImportVerdict>()

/** The columns of the table of verdicts; their sizes are shares, which fit 768 pixels as they are. */
export function useVerdictColumns() {
  const { t } = useTranslation("shop")
  return [
    helper.accessor("line", { header: t("productFile.columns.line"), size: 64 }),
    helper.accessor("sku", { header: t("productFile.columns.sku"), size: 160 }),
    helper.accessor("verdict", {
      header: t("productFile.columns.verdict"),
      size: 130,
      cell: ({ row: { original } }) => (
        <StatusBadge color={COLORS[original.verdict]}>
          {t(`productFile.verdict.${original.verdict}`)}
        </StatusBadge>
      ),
    }),
    helper.accessor((row) => row, {
      id: "what",
      header: t("productFile.columns.what"),
      size: 380,
      cell: ({ getValue }) => <What row={getValue()} />,
    }),
  ]
}

function What({ row }: { row: ImportVerdict }) {
  const { t } = useTranslation("shop")
  const orNothing = (text: string) => text || t("productFile.nothing")
  const sentences = [
    ...row.problems.map(({ column, message }) =>
      column === null ? message : t("productFile.problem", { column, message }),
    ),
    ...row.changes.map(({ column, from, to }) =>
      t("productFile.change", { column, from: orNothing(from), to: orNothing(to) }),
    ),
    ...(row.verdict === "create" ? [t("productFile.newProduct")] : []),
  ]
  return (
    <div className="max-w-[36rem] whitespace-normal py-2">
      {sentences.map((sentence) => (
        <Text key={sentence} size="small" className="line-clamp-3 break-words" title={sentence}>
          {sentence}
        </Text>
      ))}
    </div>
  )
}
