import { Component, type ComponentType, lazy, type ReactNode, Suspense } from "react"
import { Notice } from "@/components/ui/feedback/notice"
import { Spinner } from "@/components/ui/feedback/spinner"
import { PageHeading } from "@/components/ui/page/page-heading"
import { uiText } from "@/components/ui/texts"
import type { FilledBlock, FilledBlocks, FilledSlots } from "./filled-slots"
import type { SlotName } from "./slot-names"
import type { Block, SlotProps, StorefrontPlugin } from "./storefront-plugin"

/** Makes the slots of a shop from its plugins; equal orders keep the order of the plugins. */
export function fillSlots(plugins: readonly StorefrontPlugin[]): FilledSlots {
  return {
    pages: plugins.flatMap(({ pages = [] }) =>
      pages.map(({ path, link, title, page }) => ({
        path,
        ...(link && { link }),
        Page: pluginPage(page, { title, className: "page py-10" }),
      })),
    ),
    homeSections: collect(plugins, ({ homeSections = [] }) => homeSections).map(
      ({ key, item: { order, section, height } }) => ({
        key,
        order,
        Section: pluginSlot(section, { height }),
      }),
    ),
    productBlocks: collect(plugins, ({ productBlocks = [] }) => productBlocks).map(
      ({ key, item: { block, height } }) => ({ key, Block: pluginSlot(block, { height }) }),
    ),
    blocks: fillBlocks(plugins),
    dashboardItems: plugins.flatMap(({ dashboardItems = [] }) =>
      dashboardItems.map(({ path, label, role, page }) => ({
        path,
        label,
        role,
        Page: pluginPage(page, { title: label }),
      })),
    ),
  }
}

function fillBlocks(plugins: readonly StorefrontPlugin[]): FilledBlocks {
  return collect(plugins, ({ blocks = [] }) => blocks).reduce<FilledBlocks>(
    (filled, { key, item }) => withBlock(filled, key, item),
    {},
  )
}

function withBlock<At extends SlotName>(
  filled: FilledBlocks,
  key: string,
  { at, block, height, width }: Block<At>,
): FilledBlocks {
  const Filled = pluginSlot<SlotProps<At>>(block, { height, width })
  const before: FilledBlock<At>[] = filled[at] ?? []
  return { ...filled, [at]: [...before, { key, height, Block: Filled }] }
}

/** The items of all plugins in their order, each with a name of its own. */
function collect<Item extends { order: number }>(
  plugins: readonly StorefrontPlugin[],
  of: (plugin: StorefrontPlugin) => Item[],
): { key: string; item: Item }[] {
  return plugins
    .flatMap((plugin) =>
      of(plugin).map((item, index) => ({ key: `${plugin.name} ${index}`, item })),
    )
    .sort((one, other) => one.item.order - other.item.order)
}

const FAILED = <Notice tone="error" title={uiText("pageNotShown")} />

/** A plugin's page below its heading, which takes the focus as those of the shop's own pages do. */
function pluginPage(
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

type Room = { height: string; width?: string | undefined }

/** A plugin's component in its place, which is kept while it loads or when it fails. */
function pluginSlot<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { height, width }: Room,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }))
  return function PluginSlot(props: Props) {
    return (
      <div style={{ minHeight: height, minWidth: width }}>
        <SlotBoundary>
          <Suspense fallback={null}>
            <Loaded {...props} />
          </Suspense>
        </SlotBoundary>
      </div>
    )
  }
}

type Props = {
  /** Shown in place of what failed. */
  instead?: ReactNode
  children: ReactNode
}

/** Keeps a plugin's failure in its slot; React logs whose it is. */
class SlotBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
