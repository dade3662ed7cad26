import { Heading, Text } from "@medusajs/ui"
import type { ReactNode } from "react"

type SectionHeaderProps = {
  title: string
  /** What the section is for, under its title. */
  lead?: string
  /** Of a part of a page; without it the title is the page's. */
  level?: "h2"
  /** What staff can do here, at the right. */
  children?: ReactNode
}

/** The head of a page or of a part of it. */
export function SectionHeader({ title, lead, level, children }: SectionHeaderProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 px-6 py-4">
      <div className="max-w-[40rem]">
        <Heading level={level ?? "h1"}>{title}</Heading>
        {lead === undefined ? null : (
          <Text size="small" className="text-ui-fg-subtle min-h-5">
            {lead}
          </Text>
        )}
      </div>
      {children}
    </div>
  )
}
