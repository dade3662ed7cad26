import { Button, Text, usePrompt } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { RowResult } from "../../../../../backend/src/contract/product/product-import"
import { BYTE_ORDER_MARK, csvLine } from "../../../../../backend/src/contract/staff/csv"
import { saveFile } from "../../platform/save-file"
import { RowResultTable } from "./row-result-table"
import type { CheckedCsv } from "./use-product-import"

const PROBLEM = "problem"

type CheckedFileProps = {
  file: CheckedCsv
  isImported: boolean
  onImport: () => void
  onReset: () => void
}

/** What a file would do, or did; and what staff do next. */
export function CheckedFile({ file, isImported, onImport, onReset }: CheckedFileProps) {
  const { t } = useTranslation("shop")
  const ask = usePrompt()
  const { name, rows, counts } = file
  const count = counts.create + counts.update
  const confirm = async () => {
    const isSure = await ask({
      variant: "confirmation",
      title: t("productCsv.question.title", { name }),
      description: t("productCsv.question.description", counts),
      confirmText: t("productCsv.question.yes"),
    })
    if (isSure) onImport()
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4 px-6 py-4">
        <div>
          <Text role="status" weight="plus" size="small">
            {isImported ? t("productCsv.imported", { name }) : t("productCsv.checked", { name })}
          </Text>
          {count === 0 && !isImported ? (
            <Text size="small" className="text-ui-fg-subtle">
              {t("productCsv.nothingToImport")}
            </Text>
          ) : null}
          {counts.invalid > 0 ? (
            <Text size="small" className="text-ui-fg-subtle">
              {t("productCsv.invalidRowsHint")}
            </Text>
          ) : null}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="button" variant="secondary" size="small" onClick={onReset}>
            {t("productCsv.another")}
          </Button>
          {counts.invalid > 0 ? (
            <Button
              type="button"
              variant="secondary"
              size="small"
              onClick={() => saveFile(`problems-${name}`, invalidRowsFile(file))}
            >
              {t("productCsv.invalidRows")}
            </Button>
          ) : null}
          {count > 0 && !isImported ? (
            <Button type="button" size="small" onClick={() => void confirm()}>
              {t("productCsv.import", { count })}
            </Button>
          ) : null}
        </div>
      </div>
      <RowResultTable rows={rows} counts={counts} />
    </>
  )
}

/** The invalid rows as a file that the import takes once they are put right, each with its reason. */
function invalidRowsFile({ columns, rows }: CheckedCsv): Blob {
  const own = columns.flatMap((column, index) => (column === PROBLEM ? [] : [index]))
  const header = csvLine([...own.map((index) => columns[index] ?? ""), PROBLEM])
  const lines = rows
    .filter(({ outcome }) => outcome === "invalid")
    .map(({ cells = [], problems }) =>
      csvLine([...own.map((index) => cells[index] ?? ""), problems.map(sentence).join("; ")]),
    )
  return new Blob([BYTE_ORDER_MARK, header, ...lines], { type: "text/csv;charset=utf-8" })
}

function sentence({ column, message }: RowResult["problems"][number]): string {
  return column === null ? message : `${column}: ${message}`
}
