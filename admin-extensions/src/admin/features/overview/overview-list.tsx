import { Container, Heading, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"

export type OverviewEntry = { key: string; to: string; first: string; second: string }

type OverviewListProps = {
  id: string
  title: string
  entries: OverviewEntry[]
  /** How many there are in all. */
  count: number
  /** Said where there is none. */
  empty: string
  all: { to: string; name: string }
}

/** The first of some things, each a link, and how many more there are. */
export function OverviewList({ id, title, entries, count, empty, all }: OverviewListProps) {
  const { t } = useTranslation("shop")
  const more = count - entries.length
  return (
    <Container id={id} className="scroll-mt-4 divide-y p-0">
      <div className="flex items-baseline justify-between gap-4 px-6 py-4">
        <Heading level="h2">{title}</Heading>
        <Link to={all.to} className="txt-small text-ui-fg-interactive hover:underline">
          {all.name}
        </Link>
      </div>
      {entries.length === 0 ? (
        <Text size="small" className="text-ui-fg-subtle px-6 py-6">
          {empty}
        </Text>
      ) : (
        <ul aria-label={title} className="divide-y">
          {entries.map(({ key, to, first, second }) => (
            <li key={key}>
              <Link
                to={to}
                className="hover:bg-ui-bg-base-hover focus-visible:shadow-borders-focus block px-6 py-3 outline-none"
              >
                <Text size="small" weight="plus" className="truncate">
                  {first}
                </Text>
                <Text size="small" className="text-ui-fg-subtle truncate">
                  {second}
                </Text>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {more > 0 ? (
        <Text size="small" className="text-ui-fg-muted px-6 py-3">
          {t("overview.lists.more", { count: more })}
        </Text>
      ) : null}
    </Container>
  )
}
