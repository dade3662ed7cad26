import { Container, Heading, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import type { Overview } from "../../../../../backend/src/contract/staff/admin-overview"
import { useFormats } from "../../platform/formats"
import { reviewStars } from "../../platform/review-stars"

type OverviewEntry = { key: string; to: string; first: string; second: string }

type OverviewListProps = {
  id: string
  title: string
  entries: OverviewEntry[]
  /** How many there are in all, or were counted where there are more. */
  count: number
  hasMore?: boolean
  /** Said where there is none. */
  empty: string
  all: { to: string; name: string }
}

/** What waits for staff, longest first, and what customers wrote last. */
export function OverviewLists({ overview }: { overview: Overview }) {
  const { t } = useTranslation("shop")
  const { time, number } = useFormats()
  const { unpaid, to_deliver, low_stock, latest_reviews, demand } = overview
  const ordersOf = ({ oldest }: Overview["unpaid"]): OverviewEntry[] =>
    oldest.map(({ id, display_id, email, created_at }) => ({
      key: id,
      to: `/orders/${id}`,
      first: t("overview.lists.order", { number: display_id }),
      second: `${email} · ${time(created_at)}`,
    }))
  const entriesOf = ({ words }: Overview["demand"]["short"]): OverviewEntry[] =>
    words.map(({ word, count, product }) => ({
      key: word,
      to: product ? `/products/${product.id}` : `/products?q=${encodeURIComponent(word)}`,
      first: product?.name ?? word,
      second: [product ? word : "", t("overview.lists.times", { count })]
        .filter(Boolean)
        .join(" · "),
    }))
  return (
    <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
      <OverviewList
        id="to-deliver"
        title={t("overview.figures.toDeliver")}
        entries={ordersOf(to_deliver)}
        count={to_deliver.count}
        empty={t("overview.lists.noToDeliver")}
        all={{ to: "/to-deliver?payment=paid", name: t("overview.lists.allOfThese") }}
      />
      <OverviewList
        id="unpaid"
        title={t("overview.figures.unpaid")}
        entries={ordersOf(unpaid)}
        count={unpaid.count}
        empty={t("overview.lists.noUnpaid")}
        all={{
          to: "/to-deliver?payment=unpaid&delivery=any",
          name: t("overview.lists.allOfThese"),
        }}
      />
      <OverviewList
        id="low-stock"
        title={t("overview.figures.lowStock")}
        entries={low_stock.parts.map(({ product_id, name, available }) => ({
          key: name,
          to: `/products/${product_id}`,
          first: name,
          second: t("overview.lists.left", { count: available }),
        }))}
        count={low_stock.count}
        hasMore={low_stock.has_more}
        empty={t("overview.lists.noLowStock", { under: number(low_stock.under) })}
        all={{ to: "/low-stock", name: t("overview.lists.allOfThese") }}
      />
      <OverviewList
        id="latest-reviews"
        title={t("overview.lists.reviews")}
        entries={latest_reviews.map((review) => ({
          key: review.id,
          to: review.product ? `/products/${review.product.id}` : "/reviews",
          first: review.title,
          second: [reviewStars(review), review.name, review.product?.title]
            .filter(Boolean)
            .join(" · "),
        }))}
        count={latest_reviews.length}
        empty={t("overview.lists.noReviews")}
        all={{ to: "/reviews", name: t("overview.lists.allReviews") }}
      />
      <OverviewList
        id="not-found"
        title={t("overview.lists.notFound")}
        entries={entriesOf(demand.not_found)}
        count={demand.not_found.count}
        empty={t("overview.lists.allFound")}
        all={{ to: "/products", name: t("overview.lists.allProducts") }}
      />
      <OverviewList
        id="short"
        title={t("overview.lists.short")}
        entries={entriesOf(demand.short)}
        count={demand.short.count}
        empty={t("overview.lists.noneShort")}
        all={{ to: "/products", name: t("overview.lists.allProducts") }}
      />
    </div>
  )
}

/** The first of some things, each a link, and how many more there are. */
function OverviewList({
  id,
  title,
  entries,
  count,
  hasMore = false,
  empty,
  all,
}: OverviewListProps) {
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
        <Link
          to={all.to}
          className="txt-small text-ui-fg-muted focus-visible:shadow-borders-focus block px-6 py-3 outline-none hover:underline"
        >
          {t(`overview.lists.${hasMore ? "moreThan" : "more"}`, { count: more })}
        </Link>
      ) : null}
    </Container>
  )
}
