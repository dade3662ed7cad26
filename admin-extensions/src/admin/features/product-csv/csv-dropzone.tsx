import { Button, Text } from "@medusajs/ui"
import { useRef, useState, type DragEvent } from "react"
import { useTranslation } from "react-i18next"

/** Takes a file that is dropped, or chosen by the button. */
export function CsvDropzone({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation("shop")
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) onFile(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <div className="p-6">
      <div
        className={`flex flex-col items-center gap-y-2 rounded-lg border border-dashed p-8 text-center ${
          isOver ? "border-ui-border-interactive bg-ui-bg-highlight" : "border-ui-border-strong"
        }`}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Text weight="plus">{t("productCsv.drop")}</Text>
        <Text id="product-file-limits" size="small" className="text-ui-fg-subtle">
          {t("productCsv.limits")}
        </Text>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,text/csv"
          onChange={(event) => {
            take(event.target.files)
            // The same file, put right, may be chosen again.
            event.target.value = ""
          }}
        />
        <Button
          type="button"
          variant="secondary"
          size="small"
          aria-describedby="product-file-limits"
          onClick={() => input.current?.click()}
        >
          {t("productCsv.choose")}
        </Button>
      </div>
    </div>
  )
}
