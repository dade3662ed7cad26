import type { z } from "@medusajs/framework/zod"
import { doneSchema } from "../answer"
import { accessSchema, signInSchema } from "../auth"
import { configSchema } from "../config"
import { failureSchema } from "../failure"
import { imageUploadSchema, uploadedImageSchema } from "../image"
import {
  changeOrderSchema,
  deliverOrderSchema,
  orderSchema,
  payOrderSchema,
  placeOrderSchema,
} from "../order"
import { createPaymentIntentSchema, paymentIntentSchema } from "../payment"
import {
  attributeSchema,
  changeProductSchema,
  productDetailSchema,
  productSchema,
  saveProductSchema,
  stockSchema,
} from "../product"
import {
  productFacetsSchema,
  productSuggestionSchema,
  productSuggestionsSchema,
} from "../product-search"
import { createReviewSchema, reviewSchema } from "../review"
import { changeUserSchema, createUserSchema, profileSchema, roleSchema, userSchema } from "../user"

/** What the document calls the shapes of answers. */
export const ANSWER_NAMES: Readonly<Record<string, z.ZodType>> = {
  Product: productSchema,
  ProductDetail: productDetailSchema,
  Attribute: attributeSchema,
  ProductFacets: productFacetsSchema,
  ProductSuggestions: productSuggestionsSchema,
  ProductSuggestion: productSuggestionSchema,
  Order: orderSchema,
  Review: reviewSchema,
  User: userSchema,
  ShopConfig: configSchema,
  Access: accessSchema,
  PaymentIntent: paymentIntentSchema,
  UploadedImage: uploadedImageSchema,
  Done: doneSchema,
  Failure: failureSchema,
}

/** What the document calls the shapes of bodies. */
export const BODY_NAMES: Readonly<Record<string, z.ZodType>> = {
  SignIn: signInSchema,
  SaveProduct: saveProductSchema,
  Stock: stockSchema,
  ChangeProduct: changeProductSchema,
  PlaceOrder: placeOrderSchema,
  PayOrder: payOrderSchema,
  DeliverOrder: deliverOrderSchema,
  ChangeOrder: changeOrderSchema,
  CreatePaymentIntent: createPaymentIntentSchema,
  CreateReview: createReviewSchema,
  CreateUser: createUserSchema,
  Profile: profileSchema,
  Role: roleSchema,
  ChangeUser: changeUserSchema,
  ImageUpload: imageUploadSchema,
}
