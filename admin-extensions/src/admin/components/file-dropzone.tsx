import { Button, Text } from "@medusajs/ui"
import { useId, useRef, useState, type DragEvent } from "react"

type FileDropzoneProps = {
  texts: { drop: string; limits: string; choose: string }
  /** As an input of files takes it. */
  accept: string
  onFile: (file: File) => void
}

/** Takes a file that is dropped, or chosen by the button. */
export function FileDropzone({ texts, accept, onFile }: FileDropzoneProps) {
  const limits = useId()
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
        <Text weight="plus">{texts.drop}</Text>
        <Text id={limits} size="small" className="text-ui-fg-subtle">
          {texts.limits}
        </Text>
        <input
          ref={input}
          type="file"
          hidden
          accept={accept}
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
          aria-describedby={limits}
          onClick={() => input.current?.click()}
        >
          {texts.choose}
        </Button>
      </div>
    </div>
  )
}
