import { createReviewSchema } from "@shop/contract/review/review"
import { changeUserSchema } from "@shop/contract/account/user"
import { aReview } from "../factories"
import { withDeclared } from "../declared"
import { administratorOf, callerOf, fakeShop, found } from "../fake-shop"
import { pageOf, Refusal, serve } from "../serve"

export const peopleHandlers = [
  serve("listUsers", ({ query, token }) => {
    administratorOf(token)
    const { rows, headers } = pageOf(fakeShop.users, { path: "/users", query })
    return { body: { success: true, data: rows }, headers }
  }),
  serve("listUsersByMail", ({ params, token }) => {
    callerOf(token)
    const data = fakeShop.users.filter(({ email }) => email === params.email)
    return { body: { success: true, data } }
  }),
  serve("updateUser", ({ body, params, token }) => {
    callerOf(token)
    const user = found(fakeShop.users, params.id ?? "", "user_not_found")
    const change = changeUserSchema.parse(body)
    if ("email" in change && change.email !== user.email) {
      throw new Refusal(409, "email_not_changeable", {
        message: "The mail belongs to your sign-in and cannot be changed here",
      })
    }
    Object.assign(user, withDeclared(change, body))
    return { body: { success: true, data: user } }
  }),
  serve("deleteUser", ({ params, token }) => {
    const admin = administratorOf(token)
    const gone = found(fakeShop.users, params.id ?? "", "user_not_found")
    if (gone === admin) {
      throw new Refusal(409, "own_account", { message: "You cannot delete your own account" })
    }
    fakeShop.users = fakeShop.users.filter((one) => one !== gone)
    return { body: { success: true } }
  }),
  serve("listReviews", ({ query }) => {
    const { rows, headers } = pageOf(fakeShop.reviews, { path: "/reviews", query })
    return { body: { success: true, data: rows }, headers }
  }),
  serve("listReviewsByMail", ({ params, query, token }) => {
    callerOf(token)
    const own = fakeShop.reviews.filter(({ email }) => email === params.email)
    const { rows, headers } = pageOf(own, { path: `/reviews/${params.email}`, query })
    return { body: { success: true, data: rows }, headers }
  }),
  serve("createReview", ({ body, token }) => {
    const { email } = callerOf(token)
    const fields = createReviewSchema.parse(body)
    if (fields.email !== email) {
      throw new Refusal(403, "not_yours", { message: "Reviews are written under one's own mail" })
    }
    const review = Object.assign(aReview(fields), withDeclared({}, body))
    fakeShop.reviews.unshift(review)
    return { body: { success: true, data: review } }
  }),
  serve("deleteReview", ({ params, token }) => {
    callerOf(token)
    const gone = found(fakeShop.reviews, params.id ?? "", "review_not_found")
    fakeShop.reviews = fakeShop.reviews.filter((one) => one !== gone)
    return { body: { success: true } }
  }),
]
