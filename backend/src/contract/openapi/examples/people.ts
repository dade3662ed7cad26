import type { ShopConfig } from "../../shop/config"
import type { StaffField } from "../../shop/declared-field"
import type { CreateReview, Review } from "../../review/review"
import type { User } from "../../account/user"
import { DONE, type CallExamples } from "./call-examples"

const email = "customer@example.com"

const CONFIG: ShopConfig = {
  identity: {
    mode: "embedded",
    apiKey: "demo-halden-key",
    authDomain: "127.0.0.1:9000",
    projectId: "demo-halden",
  },
  payment: { provider: "stripe", mode: "sandbox", publishableKey: "pk_test_sandbox" },
  commerce: {
    publishableApiKey: "pk_01KAJ5X8V1Q9",
    regionId: "reg_01KAJ5X8V1Q9",
    currency: "usd",
  },
  minimumOrderQuantity: 50,
  returnDays: 30,
  pricesIncludeTax: true,
}

const PROFILE = {
  name: "Mara Lindqvist",
  email,
  education: "Master mechanic, vehicle technology",
  address: "Lindqvist Garage, 218 Harbour Road, Duluth, MN 55802",
  phone: "+1 555 010 4477",
}
const USER: User = { _id: "cus_01KAJ5X8V1Q9", isAdmin: false, ...PROFILE }

const REVIEW_BODY: CreateReview = {
  name: "Mara Lindqvist",
  email,
  reviewTitle: "Fits at once",
  reviewDes: "Two hundred discs, every one within the tolerance of the drawing.",
  rating: "5",
}
const REVIEW: Review = {
  _id: "review_01KAJ5X8V1Q9",
  ...REVIEW_BODY,
  status: "published",
  verifiedPurchase: true,
  reply: "Thank you. The next lot is measured the same way.",
  repliedAt: "2026-11-21T10:05:00.000Z",
  createdAt: "2026-11-21T08:30:00.000Z",
}

const FIELD: StaffField = {
  of: "order",
  field: "poNumber",
  label: "Your order number",
  kind: "text",
  isAsked: true,
  isRequired: false,
  maxLength: 35,
  isChangeable: true,
}

export const PEOPLE_EXAMPLES: CallExamples = {
  getConfig: { answer: { success: true, data: CONFIG } },
  listFields: { answer: { success: true, data: [FIELD] } },
  signIn: {
    bodies: { "The mail of the ID token": { email } },
    answer: { success: true, accessToken: "eyJhbGciOiJIUzI1NiJ9.eyJqdGkiOiI4VjFROSJ9.c2ln" },
  },
  signOut: { answer: DONE },
  listUsers: { answer: { success: true, data: [USER] } },
  listUsersByMail: { answer: { success: true, data: [USER] } },
  createUser: {
    bodies: { "A registration": { name: "Mara Lindqvist", email, isAdmin: false } },
    answer: { success: true, data: USER },
  },
  updateUser: {
    bodies: { "A profile": PROFILE, "The role, by an administrator": { isAdmin: true } },
    answer: { success: true, data: USER },
  },
  deleteUser: { answer: DONE },
  listReviews: { answer: { success: true, data: [REVIEW] } },
  listReviewsByMail: { answer: { success: true, data: [REVIEW] } },
  createReview: {
    bodies: {
      "A review": REVIEW_BODY,
      "Of a product": { ...REVIEW_BODY, productId: "prod_01KAJ5X8V1Q9" },
    },
    answer: { success: true, data: REVIEW },
  },
  deleteReview: { answer: DONE },
  uploadImage: {
    bodies: { "A file": { image: "disc.png" } },
    answer: { success: true, data: { url: "/uploads/images/01KAJ5X8V1Q9.webp" } },
  },
}
