import { Button, Text, usePrompt } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { JudgedFile as Judged } from "./use-product-import"
import { badRowsFile } from "./invalid-rows"
import { saveFile } from "../../platform/save-file"
import { ImportVerdictTable } from "./row-result-table"

type JudgedFileProps = {
  file: Judged
  isImported: boolean
  onImport: () => void
  onReset: () => void
}

/** What a file would do, or did; and what staff do next. */
export function JudgedFile({ file, isImported, onImport, onReset }: JudgedFileProps) {
  const { t } = useTranslation("shop")
  const ask = usePrompt()
  const { name, columns, rows, counts } = file
  const count = counts.create + counts.update
  const confirm = async () => {
    const isSure = await ask({
      variant: "confirmation",
      title: t("productFile.question.title", { name }),
      description: t("productFile.question.description", counts),
      confirmText: t("productFile.question.yes"),
    })
    if (isSure) onImport()
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4 px-6 py-4">
        <div>
          <Text role="status" weight="plus" size="small">
            {isImported ? t("productFile.imported", { name }) : t("productFile.checked", { name })}
          </Text>
          {count === 0 && !isImported ? (
            <Text size="small" className="text-ui-fg-subtle">
              {t("productFile.nothingToImport")}
            </Text>
          ) : null}
          {counts.invalid > 0 ? (
            <Text size="small" className="text-ui-fg-subtle">
              {t("productFile.badRowsHint")}
            </Text>
          ) : null}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="button" variant="secondary" size="small" onClick={onReset}>
            {t("productFile.another")}
          </Button>
          {counts.invalid > 0 ? (
            <Button
              type="button"
              variant="secondary"
              size="small"
              onClick={() => saveFile(`problems-${name}`, badRowsFile(columns, rows))}
            >
              {t("productFile.badRows")}
            </Button>
          ) : null}
          {count > 0 && !isImported ? (
            <Button type="button" size="small" onClick={() => void confirm()}>
              {t("productFile.import", { count })}
            </Button>
          ) : null}
        </div>
      </div>
      <ImportVerdictTable rows={rows} counts={counts} />
    </>
  )
}
