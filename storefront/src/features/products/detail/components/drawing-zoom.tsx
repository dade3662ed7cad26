import { Minus, Plus, X } from "lucide-react"
import { useLayoutEffect, useRef, useState, type MouseEvent, type RefObject } from "react"
import { useDark } from "@/platform/theme"
import { zoomOf } from "@shop/contract/product/picture/picture"
import { partText } from "../texts"

const STEPS = [100, 200, 300, 400]

type DrawingZoomProps = { ref: RefObject<HTMLDialogElement | null>; image: string; alt: string }

/**
 * The drawing as SVG over the whole window; what does not fit is scrolled to, by hand, wheel or
 * arrow keys. Escape, the cross and the border around it close it.
 */
export function DrawingZoom({ ref, image, alt }: DrawingZoomProps) {
  const viewport = useRef<HTMLDivElement>(null)
  const [step, setStep] = useState(0)
  const dark = useDark()
  const percent = STEPS[step] ?? 100

  // What is in the middle of the viewport stays there.
  const before = useRef(percent)
  useLayoutEffect(() => {
    const box = viewport.current
    const factor = percent / before.current
    before.current = percent
    if (!box || factor === 1) return
    const [x, y] = [box.scrollLeft + box.clientWidth / 2, box.scrollTop + box.clientHeight / 2]
    box.scrollTo(x * factor - box.clientWidth / 2, y * factor - box.clientHeight / 2)
  }, [percent])
  const close = () => ref.current?.close()
  const onBackdrop = (event: MouseEvent) => event.target === event.currentTarget && close()

  return (
    <dialog
      ref={ref}
      aria-label={alt}
      onClick={onBackdrop}
      onClose={() => setStep(0)}
      className="zoom-dialog m-auto h-[calc(100dvh-1.5rem)] max-h-none w-[calc(100dvw-1.5rem)] max-w-none overflow-hidden rounded-box border border-line bg-base-100 text-base-content"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center gap-1 border-b border-line p-2">
          <button
            type="button"
            className="btn btn-square btn-ghost"
            aria-label={partText("zoomOut")}
            disabled={step === 0}
            onClick={() => setStep(step - 1)}
          >
            <Minus aria-hidden="true" className="size-5" />
          </button>
          <output className="w-14 text-center text-sm tabular-nums">{percent} %</output>
          <button
            type="button"
            className="btn btn-square btn-ghost"
            aria-label={partText("zoomIn")}
            disabled={step === STEPS.length - 1}
            onClick={() => setStep(step + 1)}
          >
            <Plus aria-hidden="true" className="size-5" />
          </button>
          <button
            type="button"
            className="btn btn-square btn-ghost ml-auto"
            aria-label={partText("close")}
            onClick={close}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <div
          ref={viewport}
          tabIndex={0}
          role="group"
          aria-label={partText("drawingScrolls")}
          className="grow overflow-auto overscroll-contain"
        >
          <div style={{ width: `${percent}%`, height: `${percent}%` }}>
            <img
              src={zoomOf(image, dark) ?? image}
              alt={alt}
              loading="lazy"
              className="size-full object-contain"
            />
          </div>
        </div>
      </div>
    </dialog>
  )
}
