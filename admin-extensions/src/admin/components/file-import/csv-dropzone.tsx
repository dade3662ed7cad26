import { useTranslation } from "react-i18next"
import { FileDropzone } from "../../components/file-dropzone"

type CsvDropzoneProps = { limits: string; onFile: (file: File) => void }

/** Takes a CSV file. */
export function CsvDropzone({ limits, onFile }: CsvDropzoneProps) {
  const { t } = useTranslation("shop")
  const texts = { drop: t("fileImport.drop"), limits, choose: t("fileImport.choose") }
  return <FileDropzone texts={texts} accept=".csv,text/csv" onFile={onFile} />
}
