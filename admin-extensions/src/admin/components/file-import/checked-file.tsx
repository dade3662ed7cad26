import { Button, Text, usePrompt } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import {
  PROBLEM_COLUMN,
  type RowResult,
} from "../../../../../backend/src/contract/staff/file-import"
import { BYTE_ORDER_MARK, csvLine } from "../../../../../backend/src/contract/staff/csv"
import { saveFile } from "../../platform/save-file"
import { RowResultTable, type RowTexts } from "./row-result-table"
import type { CheckedCsv } from "./use-file-import"

type CheckedFileProps = {
  file: CheckedCsv
  texts: RowTexts
  isImported: boolean
  onImport: () => void
  onReset: () => void
}

/** What a file would do, or did; and what staff do next. */
export function CheckedFile(props: CheckedFileProps) {
  const { file, texts, isImported, onImport, onReset } = props
  const { t } = useTranslation("shop")
  const ask = usePrompt()
  const { name, rows, counts } = file
  const count = counts.create + counts.update
  const confirm = async () => {
    const isSure = await ask({
      variant: "confirmation",
      title: t("fileImport.question.title", { name }),
      description: t("fileImport.question.description", counts),
      confirmText: t("fileImport.question.yes"),
    })
    if (isSure) onImport()
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4 px-6 py-4">
        <div>
          <Text role="status" weight="plus" size="small">
            {isImported ? t("fileImport.imported", { name }) : t("fileImport.checked", { name })}
          </Text>
          {count === 0 && !isImported ? (
            <Text size="small" className="text-ui-fg-subtle">
              {t("fileImport.nothingToImport")}
            </Text>
          ) : null}
          {counts.invalid > 0 ? (
            <Text size="small" className="text-ui-fg-subtle">
              {t("fileImport.invalidRowsHint")}
            </Text>
          ) : null}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="button" variant="secondary" size="small" onClick={onReset}>
            {t("fileImport.another")}
          </Button>
          {counts.invalid > 0 ? (
            <Button
              type="button"
              variant="secondary"
              size="small"
              onClick={() => saveFile(`problems-${name}`, invalidRowsFile(file))}
            >
              {t("fileImport.invalidRows")}
            </Button>
          ) : null}
          {count > 0 && !isImported ? (
            <Button type="button" size="small" onClick={() => void confirm()}>
              {t("fileImport.import", { count })}
            </Button>
          ) : null}
        </div>
      </div>
      <RowResultTable rows={rows} counts={counts} texts={texts} />
    </>
  )
}

/** The invalid rows as a file that the import takes once they are put right, each with its reason. */
function invalidRowsFile({ columns, rows }: CheckedCsv): Blob {
  const own = columns.flatMap((column, index) => (column === PROBLEM_COLUMN ? [] : [index]))
  const header = csvLine([...own.map((index) => columns[index] ?? ""), PROBLEM_COLUMN])
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
