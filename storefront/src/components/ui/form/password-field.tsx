import { Eye, EyeOff } from "lucide-react"
import { useId, useState, type ComponentPropsWithRef } from "react"
import { flushSync } from "react-dom"
import { describedBy, FieldFrame } from "./field-frame"
import { uiText } from "../texts"

type PasswordFieldProps = Omit<ComponentPropsWithRef<"input">, "type"> & {
  label: string
  error?: string | undefined
  hint?: string
}

/** A labelled password that can be shown; showing it moves neither the focus nor the caret. */
export function PasswordField({ label, error, hint, className, ...input }: PasswordFieldProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const { required } = input
  const Icon = shown ? EyeOff : Eye

  function toggle() {
    const field = document.getElementById(id) as HTMLInputElement
    const { selectionStart, selectionEnd } = field
    flushSync(() => setShown(!shown))
    // Browsers put the caret elsewhere when a field's type changes.
    if (document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd)
  }

  return (
    <FieldFrame {...{ id, label, required, error, hint, className: className ?? "" }}>
      <div className="relative">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...describedBy(id, { error, hint })}
          id={id}
          type={shown ? "text" : "password"}
          className="input w-full pr-12 aria-invalid:border-error"
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-controls={id}
          className="btn absolute top-0 right-0 z-1 btn-square btn-ghost"
          // A press would take the focus out of the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <Icon aria-hidden="true" className="size-5" />
          {/* As text: a label of its own would make the button answer to "Password" as well. */}
          <span className="sr-only">{shown ? uiText("hidePassword") : uiText("showPassword")}</span>
        </button>
      </div>
    </FieldFrame>
  )
}
