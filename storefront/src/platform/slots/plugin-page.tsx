import { lazy, Suspense, type ComponentType } from "react"
import { Notice } from "@/components/ui/feedback/notice"
import { PageHeading } from "@/components/ui/page/page-heading"
import { Spinner } from "@/components/ui/feedback/spinner"
import { SlotBoundary } from "./slot-boundary"

const FAILED = <Notice tone="error" title="This page could not be shown" />

/** A plugin's page below its heading, which takes the focus as those of the shop's own pages do. */
export function pluginPage(
  load: () => Promise<ComponentType>,
  { title, className = "" }: { title: string; className?: string },
): ComponentType {
  const Loaded = lazy(async () => ({ default: await load() }))
  return function PluginPage() {
    return (
      <div className={`space-y-6 ${className}`}>
        <PageHeading title={title}>{title}</PageHeading>
        <SlotBoundary instead={FAILED}>
          <Suspense fallback={<Spinner />}>
            <Loaded />
          </Suspense>
        </SlotBoundary>
      </div>
    )
  }
}
