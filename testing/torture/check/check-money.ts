import type { Fault } from "./fault"
import { groupBy, sumOf } from "./group"
import { eventsOf, type HistoryEvent } from "./history"
import type { Snapshot } from "./snapshot"

/** What the provider took for an intent, in major units. */
export type Charge = { intent: string; received: number }

export type Money = { history: readonly HistoryEvent[]; snapshot: Snapshot; charges: Charge[] }

/** What is due for each order, and what was charged: no due without an order, no charge without one. */
export function checkMoney({ history, snapshot, charges }: Money): Fault[] {
  const { orders, collections, links, payments } = snapshot
  const orderIds = new Map(orders.map((order) => [order.id, order]))
  const collectionIds = new Set(collections.map(({ id }) => id))
  const ofOrder = groupBy(links, ({ order }) => order)
  const ofCollection = groupBy(links, ({ collection }) => collection)
  const charged = new Map(charges.map((charge) => [charge.intent, charge]))
  const captured = payments.filter((payment) => payment.captured > 0)
  const faults: Fault[] = []
  const orphan = (what: string) => faults.push({ kind: "orphan", what })
  const money = (what: string) => faults.push({ kind: "money", what })

  for (const { id, cancelled } of orders) {
    const due = ofOrder.get(id)?.length ?? 0
    if (!cancelled && due !== 1) orphan(`${id} has ${due} payment collections`)
  }
  for (const { id } of collections) {
    if (!ofCollection.has(id)) orphan(`${id} is due for no order`)
  }
  for (const { order, collection } of links) {
    if (!orderIds.has(order) || !collectionIds.has(collection)) {
      orphan(`${order} and ${collection} are joined, and one is not there`)
    }
  }

  const bookedOf = (intent: string) => captured.filter((payment) => payment.intent === intent)
  const orderOf = (collection: string) => ofCollection.get(collection)?.[0]?.order ?? ""
  for (const { intent } of charges.filter(({ received }) => received > 0)) {
    const booked = bookedOf(intent)
    const order = orderIds.get(orderOf(booked[0]?.collection ?? ""))
    if (booked.length !== 1) money(`${intent} was charged and is booked ${booked.length} times`)
    else if (!order || order.cancelled) money(`${intent} was charged for no order`)
  }
  for (const { id, intent, captured: amount } of captured) {
    const received = charged.get(intent)?.received ?? 0
    if (received !== amount) money(`${id} is booked with ${amount}, and ${received} was charged`)
  }
  for (const [collection, booked] of groupBy(captured, (payment) => payment.collection)) {
    const due = collections.find(({ id }) => id === collection)?.amount ?? 0
    const sum = sumOf(booked.map((payment) => payment.captured))
    if (sum > due) money(`${sum} is booked for the ${due} of ${orderOf(collection)}`)
  }
  for (const { order, intent } of eventsOf(history, "paid")) {
    const booked = bookedOf(intent).some(({ collection }) => orderOf(collection) === order)
    if (!booked) money(`${order} was paid and is not`)
  }
  return faults
}
