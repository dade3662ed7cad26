import fs from "node:fs"
import { makePart } from "../../testkit/client/parts"
import { chargeCard } from "../../testkit/client/payment"
import { registerMany, signInAdministrator } from "../../testkit/client/people"
import { inParallel } from "../../testkit/in-parallel"
import { shuffled } from "../../testkit/random"
import { startShop, type Shop } from "../../testkit/shop/start-shop"
import { temporaryFolder } from "../../testkit/shop/temporary-folder"
import { faultsOf } from "./check"
import { deliver, deliveriesOf, type Delivery } from "./deliveries"
import { preparePayment, type OrderPayment } from "./payments"
import { Forged, startStorm } from "./queue"

// A storm of webhooks: every event five times, shuffled, one in ten forged, cards charged in the
// middle of it, and the shop killed twice. Ends with what is wrong.
//   npm run storm [deliveries] [seed]
const [wanted = 10_000, seed = 20_261_121] = process.argv.slice(2).map(Number)
const TIMES = 5
const PARALLEL = 16
const BUYERS = 8
/** Deliveries of one payment: four events five times, and the forged ones. */
const A_PAYMENT = 20 + 20 / 9
const KILLED_AT = [0.3, 0.6]

async function main(): Promise<void> {
  const folder = temporaryFolder("shop-storm")
  let shop = await startShop(folder)
  try {
    const payments = await preparePayments(shop, Math.ceil(wanted / A_PAYMENT))
    const deliveries = deliveriesOf(payments, TIMES)
    const charges = payments.map((payment) => () => chargeCard(shop.url, payment))
    const delivered = deliveries.map((delivery) => () => isSettled(shop, delivery))
    const storm = startStorm(shuffled([...charges, ...delivered], seed), PARALLEL)
    console.log(`${payments.length} payments, ${deliveries.length} deliveries`)
    const began = performance.now()
    for (const part of KILLED_AT) {
      await storm.reaches(part)
      await shop.kill()
      shop = await startShop(folder, shop)
      console.log(`killed and started again after ${part * 100} %`)
    }
    await storm.reaches(1)
    const seconds = (performance.now() - began) / 1000
    const faults = await faultsOf(shop, payments)
    console.log(`${seconds.toFixed(0)} s, ${storm.repeats()} repeats, ${faults.length} faults`)
    for (const fault of faults) console.error(fault)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    await shop.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

async function preparePayments(shop: Shop, count: number): Promise<OrderPayment[]> {
  const part = await makePart(shop.url, await signInAdministrator(shop.url), {
    name: "Part of the storm",
    stock: 10_000_000,
  })
  const buyers = await registerMany(shop.url, BUYERS)
  const payments: OrderPayment[] = []
  const work = Array.from({ length: count }, (_, number) => async () => {
    const buyer = buyers[number % BUYERS]
    if (buyer) payments.push(await preparePayment(shop, buyer, part))
  })
  await inParallel(BUYERS, work)
  return payments
}

/** A forged delivery is refused at once; a genuine one is well when it is acknowledged. */
async function isSettled(shop: Shop, delivery: Delivery): Promise<boolean> {
  const status = await deliver(shop, delivery)
  if (delivery.forged && status !== 400) throw new Forged(`A forged webhook was answered ${status}`)
  return delivery.forged || status === 200
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
