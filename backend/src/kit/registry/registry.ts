import type { MedusaContainer } from "@medusajs/framework/types"
import type { z } from "@medusajs/framework/zod"
import type { Call } from "../../contract/calls/call"
import type { DeclaredField, FieldOwner } from "../../contract/shop/declared-field"
import type { WebhookEvent } from "../../contract/webhook/webhook"
import type {
  OrderEventData,
  PriceEventData,
  StockEventData,
} from "../../contract/webhook/webhook-event"
import type { Point, Points, UseCase } from "./points"
import type { KnownReturns } from "./returned-things"

export type HandlerContext = { container: MedusaContainer }

/** A handler as the shop runs it. */
export type KnownHandler<Input> = {
  /** The plugin's. */
  name: string
  order: number
  /** Unique in the process. */
  id: string
  handler: (input: Input, context: HandlerContext) => unknown
  undo?: (kept: unknown, context: HandlerContext) => unknown
}

/** Whoever is told of events that arrive. */
export type KnownSubscriber = {
  /** Where its events are kept: `plugin:@acme/depot/ledger`. */
  address: string
  name: string
  events: readonly WebhookEvent[]
  handler: (event: ToldEvent, context: HandlerContext) => unknown
}

type ToldEvent = {
  id: string
  type: WebhookEvent
  at: string
  data: OrderEventData | StockEventData | PriceEventData
}

/** A person whose data a plugin is asked for: every customer that their mail ever had. */
export type PersonOfData = { email: string; customer_ids: readonly string[] }

/** What a plugin keeps of people in tables of its own. */
export type KnownPersonData = {
  name: string
  /** In the export, behind the plugin's name. */
  kind: string
  read: (person: PersonOfData, context: HandlerContext) => Promise<object[]>
  erase: (person: PersonOfData, context: HandlerContext) => Promise<unknown>
}

/** Who calls a plugin's route: nobody may be signed in where guests may enter. */
export type RouteInput = {
  params: Readonly<Record<string, string>>
  query: unknown
  body: unknown
  person: RoutePerson | null
}

/** Somebody who is signed in to the shop. */
export type RoutePerson = {
  customer_id: string
  /** In small letters; the identity provider has not verified every mail. */
  email: string
  name: string
  is_admin: boolean
}

/** A route of a plugin: its row of the table of calls, and what answers it. */
export type KnownRoute = {
  call: Call & { plugin: NonNullable<Call["plugin"]> }
  handler: (input: RouteInput, context: HandlerContext) => unknown
}

/** Fields of `additional_data` that one plugin declared. */
export type KnownFields = { name: string; fields: z.ZodRawShape }

/** Everybody who sees the thing, whose it is, or staff. */
export type FieldReader = "everyone" | "owner" | "staff"
export type FieldWriter = "owner" | "staff"

/** How a plugin keeps a field in a table of its own; `id` is the Medusa row's. */
export type Keep<Value> = {
  read: (ids: readonly string[], context: HandlerContext) => Promise<Map<string, Value>>
  write: (kept: { id: string; value: Value }, context: HandlerContext) => Promise<void>
  /** Also of a person who is erased. */
  remove: (ids: readonly string[], context: HandlerContext) => Promise<void>
}

/** A field of the shop's things that a plugin declared. */
export type KnownField = {
  /** The plugin's. */
  name: string
  told: DeclaredField
  schema: z.ZodType
  read: readonly FieldReader[]
  write: readonly FieldWriter[]
  keep?: Keep<unknown>
}

type Registry = {
  handlers: Map<Point, readonly KnownHandler<never>[]>
  fields: Map<UseCase, readonly KnownFields[]>
  declared: readonly KnownField[]
  subscribers: Map<string, KnownSubscriber>
  routes: readonly KnownRoute[]
  personData: readonly KnownPersonData[]
  returns: readonly KnownReturns[]
  /** Handlers so far. */
  count: number
}

const PLACE = Symbol.for("halden.plugin-kit")

/**
 * One for the process, as Medusa's own workflows are: a plugin may have loaded another copy of this
 * file than the shop.
 */
function registry(): Registry {
  const process = globalThis as typeof globalThis & { [PLACE]?: Registry }
  return (process[PLACE] ??= {
    handlers: new Map(),
    fields: new Map(),
    declared: [],
    subscribers: new Map(),
    routes: [],
    personData: [],
    returns: [],
    count: 0,
  })
}

/** The handlers of a point in the order in which they are called: by their `order`, then by plugin. */
export function handlersAt<P extends Point>(point: P): readonly KnownHandler<Points[P]>[] {
  // What is kept under a point is of that point.
  return (registry().handlers.get(point) ?? NONE) as readonly KnownHandler<Points[P]>[]
}

const NONE: readonly KnownHandler<never>[] = []

/** Keeps a handler; answers the call that takes it out again. */
export function keepHandler<P extends Point>(
  point: P,
  given: Omit<KnownHandler<Points[P]>, "id">,
): () => void {
  const known = registry()
  known.count += 1
  const kept = { ...given, id: `${given.name}#${known.count}` }
  known.handlers.set(point, [...handlersAt(point), kept].toSorted(byOrder))
  return () => {
    const others = handlersAt(point).filter((other) => other !== kept)
    known.handlers.set(point, others)
  }
}

type Ordered = Pick<KnownHandler<never>, "name" | "order">

/** From the lowest on; of two with the same, by the plugin's name. */
export function byOrder(one: Ordered, other: Ordered): number {
  if (one.order !== other.order) return one.order - other.order
  return one.name < other.name ? -1 : Number(one.name > other.name)
}

/** What plugins declared of a use case's `additional_data`. */
export function fieldsOf(useCase: UseCase): readonly KnownFields[] {
  return registry().fields.get(useCase) ?? []
}

/** Keeps a declaration; answers the call that takes it out again. */
export function keepFields(useCase: UseCase, declared: KnownFields): () => void {
  const { fields } = registry()
  fields.set(useCase, [...fieldsOf(useCase), declared])
  return () => {
    const others = fieldsOf(useCase).filter((other) => other !== declared)
    fields.set(useCase, others)
  }
}

/** The fields that plugins declared of a thing, in the order in which they did. */
export function declaredFields(of: FieldOwner): readonly KnownField[] {
  return registry().declared.filter(({ told }) => told.of === of)
}

/** Keeps a declared field; answers the call that takes it out again. */
export function keepField<Value>(field: Omit<KnownField, "keep"> & { keep?: Keep<Value> }) {
  const known = registry()
  // What a field's own schema has parsed is all that it is asked to keep.
  const kept = field as KnownField
  known.declared = [...known.declared, kept]
  return () => {
    known.declared = known.declared.filter((other) => other !== kept)
  }
}

/** Every subscriber of the shop's plugins. */
export function knownSubscribers(): KnownSubscriber[] {
  return [...registry().subscribers.values()]
}

/** The subscriber under an address; undefined where its plugin is not loaded. */
export function subscriberAt(address: string): KnownSubscriber | undefined {
  return registry().subscribers.get(address)
}

/** Keeps a subscriber in the place of one of the same name; answers what takes it out again. */
export function keepSubscriber(subscriber: KnownSubscriber): () => void {
  const { subscribers } = registry()
  subscribers.set(subscriber.address, subscriber)
  return () => void subscribers.delete(subscriber.address)
}

/** The routes of the shop's plugins; another list whenever they change. Words go before parameters. */
export function knownRoutes(): readonly KnownRoute[] {
  return registry().routes
}

/** Keeps a route; answers the call that takes it out again. */
export function keepRoute(route: KnownRoute): () => void {
  const known = registry()
  known.routes = [...known.routes, route].toSorted(byPath)
  return () => void (known.routes = known.routes.filter((other) => other !== route))
}

/** A brace comes behind every letter: `/claims/open` is found before `/claims/{id}`. */
function byPath({ call: one }: KnownRoute, { call: other }: KnownRoute): number {
  return one.path < other.path ? -1 : Number(one.path > other.path)
}

/** What plugins keep of people. */
export function knownPersonData(): readonly KnownPersonData[] {
  return registry().personData
}

/** Keeps it; answers the call that takes it out again. */
export function keepPersonData(kept: KnownPersonData): () => void {
  const known = registry()
  known.personData = [...known.personData, kept]
  return () => void (known.personData = known.personData.filter((other) => other !== kept))
}

/** What plugins take back of orders. */
export function knownReturns(): readonly KnownReturns[] {
  return registry().returns
}

/** Keeps it; answers the call that takes it out again. */
export function keepReturns(kept: KnownReturns): () => void {
  const known = registry()
  known.returns = [...known.returns, kept]
  return () => void (known.returns = known.returns.filter((other) => other !== kept))
}
