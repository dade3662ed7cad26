import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { AdminReview, AdminReviewQuery } from "../../contract/review/admin-review"
import { readSellable } from "../product/products"
import { PUBLISHED, type ReviewRow } from "./reviews"

const NEWEST = { limit: 30, offset: 0, order: "-created_at" } as const

/** The newest published reviews that are linked to a part, by its id in /api/v1. */
export async function readPartReviews(
  container: MedusaContainer,
  id: string,
): Promise<ReviewRow[]> {
  const sellable = await readSellable(container, id)
  if (!sellable) return []
  const filter = { ...PUBLISHED, product_id: sellable.product_id }
  return (await readReviewList(container, filter, NEWEST)).reviews
}

export type ReviewListRow = ReviewRow & Pick<AdminReview, "rating_value" | "product">

export type ReviewListFilter = Omit<AdminReviewQuery, "limit" | "offset" | "order"> & {
  id?: string
}
type ReviewListPage = Pick<AdminReviewQuery, "limit" | "offset" | "order">

type Answer = {
  reviews: ReviewListRow[]
  count: number
  /** What the published ones among all that match come to. */
  published: { average: number | null; count: number }
}

const ORDERS: Readonly<Record<AdminReviewQuery["order"], string>> = {
  created_at: "created_at, id",
  "-created_at": "created_at desc, id desc",
  rating: "rating_value nulls last, id",
  "-rating": "rating_value desc nulls last, id desc",
  title: "lower(title), id",
  "-title": "lower(title) desc, id desc",
}

const PRODUCT = `select p.id, p.title
  from product_product_review_review link
  join product p on p.id = link.product_id and p.deleted_at is null
  where link.review_id = r.id and link.deleted_at is null`

/** Each binding that is null leaves its condition out. Halves are rounded up, as the stars are. */
const CONDITIONS = [
  "r.deleted_at is null",
  "(cast(:id as text) is null or r.id = :id)",
  "(cast(:status as text) is null or r.status = :status)",
  `(cast(:product_id as text) is null
    or exists (select from (${PRODUCT}) own where own.id = :product_id))`,
  `(cast(:rating as text) is null
    or coalesce(cast(floor(r.rating_value + 0.5) as text), 'none') = :rating)`,
  `(cast(:q as text) is null or strpos(
    lower(concat_ws(chr(10), r.name, r.email, r.title, r.description)), lower(:q)) > 0)`,
]

/** Only the page's rows are looked up in full: all that match are counted. */
const listStatement = (order: string) => `with found as materialized (
  select r.id, r.created_at, r.rating_value, r.title, r.status
  from review r
  where ${CONDITIONS.join("\n    and ")}
), page as (
  select id, row_number() over (order by ${order}) as position
  from (select * from found order by ${order} limit :limit offset :offset) shown
)
select
  (select count(*) from found) as count,
  (select json_build_object(
    'average', round(cast(avg(rating_value) as numeric), 1), 'count', count(rating_value))
    from found where status = 'published') as published,
  coalesce((
    select json_agg(json_build_object(
      'id', r.id, 'name', r.name, 'email', r.email, 'title', r.title,
      'description', r.description, 'rating', r.rating, 'rating_value', r.rating_value,
      'status', r.status, 'reply', r.reply, 'replied_at', r.replied_at,
      'verified_purchase', r.verified_purchase, 'created_at', r.created_at,
      'product', (select to_jsonb(own) from (${PRODUCT} limit 1) own)) order by page.position)
    from page join review r on r.id = page.id), '[]') as reviews`

/** A page of the reviews that match, with the products they speak of; `q` is in any of their words. */
export async function readReviewList(
  container: MedusaContainer,
  filter: ReviewListFilter,
  { limit, offset, order }: ReviewListPage,
): Promise<Answer> {
  const { id = null, q = "", status = null, rating = null, product_id = null } = filter
  const bindings = { id, q: q === "" ? null : q, status, rating, product_id }
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: (Answer & { count: string })[] }>(
    listStatement(ORDERS[order]),
    { ...bindings, limit, offset },
  )
  const [answer] = rows
  const none = { average: null, count: 0 }
  return {
    reviews: answer?.reviews ?? [],
    count: Number(answer?.count ?? 0),
    published: answer?.published ?? none,
  }
}
