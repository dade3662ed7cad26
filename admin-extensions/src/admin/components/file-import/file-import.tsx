import { Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { CheckedFile } from "./checked-file"
import { CsvDropzone } from "./csv-dropzone"
import type { FileAddress } from "./import-lines"
import type { RowTexts } from "./row-result-table"
import { useFileImport, type ImportState } from "./use-file-import"

type FileImportProps = FileAddress & {
  /** How large a file may be, and what is done with it. */
  limits: string
  texts: RowTexts
}

/** Takes a file, shows what each row would do, and imports it. */
export function FileImport({ path, query, limits, texts }: FileImportProps) {
  const { state, check, importChosen, reset } = useFileImport({ path, query })
  switch (state.phase) {
    case "idle":
      return <CsvDropzone limits={limits} onFile={check} />
    case "failed":
      return (
        <>
          <Failure message={state.message} />
          <CsvDropzone limits={limits} onFile={check} />
        </>
      )
    case "checking":
    case "importing":
      return <Progress {...state} />
    case "checked":
    case "imported":
      return (
        <CheckedFile
          key={state.phase}
          file={state.file}
          texts={texts}
          isImported={state.phase === "imported"}
          onImport={importChosen}
          onReset={reset}
        />
      )
  }
}

function Failure({ message }: { message: string | null }) {
  const { t } = useTranslation("shop")
  return (
    <div role="alert" className="px-6 py-4">
      {message === null ? null : (
        <Text weight="plus" size="small">
          {t("fileImport.refused")}
        </Text>
      )}
      <Text size="small" className="text-ui-fg-error">
        {message ?? t("fileImport.brokenOff")}
      </Text>
    </div>
  )
}

type Running = Extract<ImportState, { phase: "checking" | "importing" }>

/** How far a file is. */
function Progress({ phase, name, done, total }: Running) {
  const { t } = useTranslation("shop")
  const what =
    phase === "checking" ? t("fileImport.checking", { name }) : t("fileImport.importing", { name })
  return (
    <div className="flex flex-col gap-y-2 px-6 py-8">
      <Text role="status" size="small">
        {what}
      </Text>
      <progress
        className="h-2 w-full"
        aria-label={what}
        {...(total > 0 && { value: done, max: total })}
      />
      <Text size="small" className="text-ui-fg-subtle">
        {total > 0 ? t("fileImport.progress", { done, total }) : t("common.loading")}
      </Text>
    </div>
  )
}
