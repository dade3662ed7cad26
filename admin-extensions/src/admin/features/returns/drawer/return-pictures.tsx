import { FocusModal } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { StaffReturn } from "../../../../../../backend/src/contract/return/staff-return"

/** What its customer took pictures of, small; each opens large. */
export function ReturnPictures({ pictures }: Pick<StaffReturn, "pictures">) {
  const { t } = useTranslation("shop")
  const [shown, setShown] = useState<number | null>(null)
  const nameOf = (index: number) =>
    t("returns.one.picture", { place: index + 1, count: pictures.length })
  const large = shown === null ? undefined : pictures[shown]
  return (
    <>
      <ul aria-label={t("returns.one.pictures")} className="flex flex-wrap gap-2">
        {pictures.map(({ id, url }, index) => (
          <li key={id}>
            <button
              type="button"
              className="bg-ui-bg-component focus-visible:shadow-borders-focus block overflow-hidden rounded-md border outline-none"
              onClick={() => setShown(index)}
            >
              <img src={url} alt={nameOf(index)} className="size-24 object-cover" />
            </button>
          </li>
        ))}
      </ul>
      <FocusModal open={large !== undefined} onOpenChange={(open) => open || setShown(null)}>
        <FocusModal.Content>
          <FocusModal.Header>
            <FocusModal.Title>{shown === null ? "" : nameOf(shown)}</FocusModal.Title>
          </FocusModal.Header>
          <FocusModal.Body className="flex items-center justify-center overflow-auto p-4">
            {large ? (
              <img src={large.url} alt="" className="max-h-full max-w-full object-contain" />
            ) : null}
          </FocusModal.Body>
        </FocusModal.Content>
      </FocusModal>
    </>
  )
}
