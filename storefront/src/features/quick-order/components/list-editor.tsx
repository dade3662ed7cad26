import { type DragEvent, useId, useRef, useState } from "react"
import { toast } from "@/components/ui/feedback/toast"
import { FieldFrame } from "@/components/ui/form/field-frame"
import { fileText } from "../draft/file-text"
import { lineOf } from "../grammar/change-list"
import { parseList } from "../grammar/parse-list"
import { quickText } from "../texts"

type ListEditorProps = {
  list: string
  onChange: (list: string) => void
}

const ROWS = 12

/** The list as it is pasted, typed or dropped as a file. */
export function ListEditor({ list, onChange }: ListEditorProps) {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  async function take(file: File | undefined) {
    if (!file) return
    const text = await fileText(file)
    const rows = text === undefined ? [] : parseList(text)
    if (text === undefined || rows.length === 0) {
      toast.error(quickText("notAList"))
      return
    }
    // Behind another list its head would be a row, and its columns another's.
    const added = rows.map(({ readings }) => lineOf(readings[0])).join("\n")
    onChange(list.trim() === "" ? text : `${list.trimEnd()}\n${added}`)
    toast.success(quickText("fileAdded", { count: rows.length, file: file.name }))
  }

  function onDrop(event: DragEvent) {
    const [file] = event.dataTransfer.files
    setOver(false)
    if (!file) return
    event.preventDefault()
    void take(file)
  }

  return (
    <FieldFrame id={id} label={quickText("list")} hint={quickText("listHint")}>
      <textarea
        id={id}
        value={list}
        rows={ROWS}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-describedby={`${id}-hint`}
        placeholder={"BD-2803-V\t60\n48 x BP-1100\n34 11 6 855; 100"}
        className={`textarea w-full font-mono text-sm ${isOver ? "border-primary bg-base-200" : ""}`}
        onChange={({ target }) => onChange(target.value)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      />
      <p className="mt-1 text-sm text-muted">
        {quickText("dropHint")}{" "}
        <button
          type="button"
          className="min-h-9 font-medium text-base-content underline underline-offset-4"
          onClick={() => chooser.current?.click()}
        >
          {quickText("chooseFile")}
        </button>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={quickText("chooseFile")}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={({ target }) => {
            void take(target.files?.[0])
            target.value = ""
          }}
        />
      </p>
    </FieldFrame>
  )
}
