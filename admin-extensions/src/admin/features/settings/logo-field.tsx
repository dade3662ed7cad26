import { Button, Input } from "@medusajs/ui"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { FormField } from "../../components/form-field"
import { failureToast } from "../../platform/failure-toast"
import { useUploadLogo } from "./api"

type LogoFieldProps = { value: string; onChange: (address: string) => void }

/** A picture's address, typed or of a file that is sent now. */
export function LogoField({ value, onChange }: LogoFieldProps) {
  const { t } = useTranslation("shop")
  const file = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useUploadLogo()
  const upload = (chosen: File | undefined) => {
    if (!chosen) return
    mutate(chosen, { onSuccess: onChange, onError: failureToast(t("settings.logo.failed")) })
  }
  return (
    <FormField id="logo" label={t("settings.logo.label")} hint={t("settings.logo.hint")}>
      <div className="flex items-center gap-x-2">
        {value ? <img src={value} alt="" className="size-8 shrink-0 object-contain" /> : null}
        <Input
          id="logo"
          aria-describedby="logo-hint"
          className="grow"
          value={value}
          placeholder={t("settings.logo.placeholder")}
          onChange={(event) => onChange(event.target.value)}
        />
        <input
          ref={file}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp,image/avif"
          onChange={(event) => upload(event.target.files?.[0])}
        />
        <Button
          type="button"
          variant="secondary"
          isLoading={isPending}
          onClick={() => file.current?.click()}
        >
          {t("settings.logo.upload")}
        </Button>
      </div>
    </FormField>
  )
}
