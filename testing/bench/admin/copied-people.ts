import type { Copied } from "./copy-rows"

/** One customer in a hundred was deleted: a closed account. */
export const COPIED_CUSTOMER: readonly Copied[] = [
  {
    table: "customer",
    where: "id = $1",
    own: ["id"],
    times: ["created_at"],
    set: {
      email: "'person-' || n || '@example.com'",
      first_name: "'Person ' || n",
      deleted_at: "case when n % 100 = 0 then now() end",
    },
  },
  {
    table: "member",
    where: "id in (select member_id from customer_customer_member_member where customer_id = $1)",
    own: ["id"],
  },
  {
    table: "customer_customer_member_member",
    where: "customer_id = $1",
    own: ["id", "customer_id", "member_id"],
  },
]

/** A review; its copies speak of different parts. */
export function copiedReview({ partId, parts }: { partId: string; parts: number }): Copied[] {
  return [
    {
      table: "review",
      where: "id = $1",
      own: ["id"],
      times: ["created_at"],
      set: {
        title: "'Fits, lot ' || n",
        rating: "cast(n % 5 + 1 as text)",
        rating_value: "n % 5 + 1",
        status: "(array['published', 'published', 'published', 'pending', 'hidden'])[n % 5 + 1]",
      },
    },
    {
      table: "product_product_review_review",
      where: "review_id = $1",
      own: ["id", "review_id"],
      set: { product_id: `'${partId}_' || (n % ${parts} + 1)` },
    },
    {
      table: "customer_customer_review_review",
      where: "review_id = $1",
      own: ["id", "review_id"],
    },
  ]
}
