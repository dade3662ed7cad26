import { lazy, Suspense, type ComponentType } from "react"
import { SlotBoundary } from "./slot-boundary"

/** A plugin's component in its place, which is kept at `height` while it loads or when it fails. */
export function pluginSlot<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  height: string,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }))
  return function PluginSlot(props: Props) {
    return (
      <div style={{ minHeight: height }}>
        <SlotBoundary>
          <Suspense fallback={null}>
            <Loaded {...props} />
          </Suspense>
        </SlotBoundary>
      </div>
    )
  }
}
