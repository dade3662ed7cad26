import type { z } from "@medusajs/framework/zod"
import { doneSchema } from "../answer"
import {
  basketLineSchema,
  basketLinesSchema,
  basketSchema,
  checkedBasketSchema,
  replaceBasketSchema,
  wishedLineSchema,
} from "../basket/basket"
import { accessSchema, signInSchema } from "../account/auth"
import { configSchema } from "../shop/config"
import { failureSchema } from "../failure"
import { imageUploadSchema, uploadedImageSchema } from "../product/image"
import { reorderedRowSchema, reorderSchema } from "../order-lines/reordered-lines"
import {
  changeListSchema,
  copyListSchema,
  listHeadSchema,
  listLinesSchema,
  newListSchema,
  savedListSchema,
  sharedListSchema,
} from "../part-list/saved-list"
import {
  changeOrderSchema,
  deliverOrderSchema,
  newOrderSchema,
  orderSchema,
  payOrderSchema,
  placeOrderSchema,
} from "../order/order"
import { orderNoteSchema, writeNoteSchema } from "../order/order-note"
import { addedLineSchema } from "../order/added-lines"
import { orderLineSchema, placeLinesSchema, wantedLineSchema } from "../order/order-lines"
import { shipmentSchema, shipOrderSchema } from "../order/shipments"
import { createPaymentIntentSchema, paymentIntentSchema } from "../order/payment"
import {
  attributeSchema,
  changeProductSchema,
  productDetailSchema,
  productSchema,
  saveProductSchema,
} from "../product/product"
import {
  nearestPartSchema,
  productFacetsSchema,
  productSuggestionSchema,
  productSuggestionsSchema,
} from "../product/product-search"
import { createReviewSchema, reviewSchema } from "../review/review"
import {
  changeUserSchema,
  createUserSchema,
  profileSchema,
  roleSchema,
  userSchema,
} from "../account/user"

/** What the document calls the shapes of answers. */
export const ANSWER_NAMES: Readonly<Record<string, z.ZodType>> = {
  Product: productSchema,
  ProductDetail: productDetailSchema,
  Attribute: attributeSchema,
  ProductFacets: productFacetsSchema,
  ProductSuggestions: productSuggestionsSchema,
  ProductSuggestion: productSuggestionSchema,
  NearestPart: nearestPartSchema,
  Basket: basketSchema,
  CheckedBasket: checkedBasketSchema,
  BasketLine: basketLineSchema,
  ListHead: listHeadSchema,
  SavedList: savedListSchema,
  SharedList: sharedListSchema,
  Order: orderSchema,
  OrderLine: orderLineSchema,
  ReorderedRow: reorderedRowSchema,
  AddedLine: addedLineSchema,
  OrderNote: orderNoteSchema,
  Shipment: shipmentSchema,
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
  ChangeProduct: changeProductSchema,
  ReplaceBasket: replaceBasketSchema,
  BasketLines: basketLinesSchema,
  WishedLine: wishedLineSchema,
  NewList: newListSchema,
  ChangeList: changeListSchema,
  ListLines: listLinesSchema,
  CopyList: copyListSchema,
  PlaceOrder: placeOrderSchema,
  PlaceLines: placeLinesSchema,
  WantedLine: wantedLineSchema,
  NewOrder: newOrderSchema,
  PayOrder: payOrderSchema,
  Reorder: reorderSchema,
  WriteNote: writeNoteSchema,
  DeliverOrder: deliverOrderSchema,
  ShipOrder: shipOrderSchema,
  ChangeOrder: changeOrderSchema,
  CreatePaymentIntent: createPaymentIntentSchema,
  CreateReview: createReviewSchema,
  CreateUser: createUserSchema,
  Profile: profileSchema,
  Role: roleSchema,
  ChangeUser: changeUserSchema,
  ImageUpload: imageUploadSchema,
}
