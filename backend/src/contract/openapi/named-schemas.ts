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
import { imageUploadSchema, uploadedImageSchema } from "../product/picture/image"
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
import {
  askExtraSchema,
  askReturnSchema,
  orderReturnSchema,
  orderReturnsSchema,
  returnableExtraSchema,
  returnableLineSchema,
  returnedExtraSchema,
  returnedLineSchema,
} from "../return/order-return"
import { createReviewSchema, reviewSchema } from "../review/review"
import { fitNoteSchema } from "../vehicle/asked-vehicle"
import {
  changeGarageVehicleSchema,
  garageVehicleSchema,
  newGarageVehicleSchema,
} from "../vehicle/garage"
import { modelGroupSchema, modelPartsSchema, modelVehicleSchema } from "../vehicle/model-parts"
import {
  otherPartSchema,
  productNumberSchema,
  productNumbersSchema,
  productVehicleSchema,
  vehicleMakeSchema,
  vehicleModelSchema,
  vehicleSchema,
} from "../vehicle/vehicle"
import {
  changeUserSchema,
  createUserSchema,
  profileSchema,
  roleSchema,
  userSchema,
} from "../account/user"

/** Of vehicles, which a shop may leave out. */
export const VEHICLE_ANSWER_NAMES = {
  VehicleMake: vehicleMakeSchema,
  VehicleModel: vehicleModelSchema,
  ModelParts: modelPartsSchema,
  ModelVehicle: modelVehicleSchema,
  ModelGroup: modelGroupSchema,
  Vehicle: vehicleSchema,
  FitNote: fitNoteSchema,
  GarageVehicle: garageVehicleSchema,
  ProductVehicle: productVehicleSchema,
  ProductNumbers: productNumbersSchema,
  ProductNumber: productNumberSchema,
  OtherPart: otherPartSchema,
} as const

/** The same of bodies. */
export const VEHICLE_BODY_NAMES = {
  NewGarageVehicle: newGarageVehicleSchema,
  ChangeGarageVehicle: changeGarageVehicleSchema,
} as const

/** What the document calls the shapes of answers. */
export const ANSWER_NAMES: Readonly<Record<string, z.ZodType>> = {
  Product: productSchema,
  ProductDetail: productDetailSchema,
  Attribute: attributeSchema,
  ProductFacets: productFacetsSchema,
  ProductSuggestions: productSuggestionsSchema,
  ProductSuggestion: productSuggestionSchema,
  NearestPart: nearestPartSchema,
  ...VEHICLE_ANSWER_NAMES,
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
  OrderReturns: orderReturnsSchema,
  OrderReturn: orderReturnSchema,
  ReturnableLine: returnableLineSchema,
  ReturnedLine: returnedLineSchema,
  ReturnableExtra: returnableExtraSchema,
  ReturnedExtra: returnedExtraSchema,
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
  AskReturn: askReturnSchema,
  AskExtraReturn: askExtraSchema,
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
  ...VEHICLE_BODY_NAMES,
}
