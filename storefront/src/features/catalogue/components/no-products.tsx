import { Notice } from "@/components/ui/notice"

type NoProductsProps = { q: string; onShowAll: () => void }

/** An empty catalogue, or a search that finds nothing and what to try instead. */
export function NoProducts({ q, onShowAll }: NoProductsProps) {
  if (!q) {
    return (
      <Notice title="No parts yet">
        The works have not published a part. Come back when the first sheet is drawn.
      </Notice>
    )
  }
  return (
    <Notice
      title={`No part matches “${q}”`}
      action={
        <button type="button" className="btn btn-sm" onClick={onShowAll}>
          Show all parts
        </button>
      }
    >
      Try a kind of part (brake disc), a measure (280) or our number (BD-2803-V).
    </Notice>
  )
}
