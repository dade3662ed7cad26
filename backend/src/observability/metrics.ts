import type { MedusaContainer } from "@medusajs/framework/types"
import { setTimeout as delay } from "node:timers/promises"
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client"
import { readShopFigures } from "../queries/shop/shop-figures"
import type { Overload } from "./health/load-monitor"
import type { HealthMonitor } from "./health/health-monitor"

/** A request that was answered; `route` is a pattern, never an address. */
export type AnsweredRequest = { method: string; route: string; status: number; seconds: number }

type Refusal = Overload | "database_gone"

const REASONS: readonly Refusal[] = ["open_requests", "event_loop", "database", "database_gone"]
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const FIGURES_LIMIT_MS = 500
const MILLISECONDS = 1000

/** What Prometheus reads of this process and of the shop: docs/grafana/shop.json shows it. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #requests = new Histogram({
    name: "halden_http_request_duration_seconds",
    help: "Time from a request's arrival to the end of its answer",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers: [this.#registry],
  })
  readonly #refused = this.#counter("halden_http_refused_total", "Requests refused", ["reason"])
  readonly #slow = this.#counter(
    "halden_slow_statements_total",
    "Statements over SLOW_QUERY_MS",
    [],
  )

  constructor(
    private readonly container: MedusaContainer,
    private readonly watch: HealthMonitor,
  ) {
    collectDefaultMetrics({ register: this.#registry })
    // A series that begins with its first refusal has no rate for it.
    for (const reason of REASONS) this.#refused.inc({ reason }, 0)
    this.#describeProcess()
    this.#describeShop()
  }

  answered({ method, route, status, seconds }: AnsweredRequest): void {
    this.#requests.observe({ method, route, status: String(status) }, seconds)
  }

  /** A request that was refused because of the state of the shop. */
  refused(reason: Refusal): void {
    this.#refused.inc({ reason })
  }

  slowStatement(): void {
    this.#slow.inc()
  }

  /** In Prometheus' text format, and the name of that format. */
  async read(): Promise<{ type: string; text: string }> {
    return { type: this.#registry.contentType, text: await this.#registry.metrics() }
  }

  #describeProcess(): void {
    const { load, gate, pool, database } = this.watch
    this.#gauge("halden_http_open_requests", "Requests that are being answered", () => load.open)
    this.#gauge(
      "halden_event_loop_late_seconds",
      "How late the event loop's last turn was",
      () => load.lag / MILLISECONDS,
    )
    this.#gauge("halden_database_up", "1 while PostgreSQL answers", () => (database.gone ? 0 : 1))
    this.#gauge("halden_database_pool_size", "Connections at most", () => pool.max)
    this.#gauge("halden_database_pool_used", "Connections in use", () => pool.numUsed())
    this.#gauge("halden_database_pool_free", "Open connections not in use", () => pool.numFree())
    this.#gauge("halden_database_pool_waiting", "Calls that wait for one", () => gate.waiting)
    this.#gauge(
      "halden_database_pool_oldest_wait_seconds",
      "How long the first of them has waited",
      () => gate.oldestWait() / MILLISECONDS,
    )
  }

  /** The same from every process: the database's figures, absent while it is gone. */
  #describeShop(): void {
    const names = { registers: [this.#registry] }
    const mails = new Gauge({ name: "halden_mails_owed", help: "Mails not sent yet", ...names })
    const hooks = new Gauge({
      name: "halden_webhooks_owed",
      help: "Webhooks not sent yet",
      ...names,
    })
    const { container, watch } = this
    new Gauge({
      name: "halden_orders_placed",
      help: "Orders that were ever placed, by the shop's own numbers",
      ...names,
      async collect() {
        for (const gauge of [this, mails, hooks]) gauge.reset()
        if (watch.database.gone) return
        // Whoever scrapes a shop that is overloaded wants to see that, and soon.
        const late = delay(FIGURES_LIMIT_MS, undefined, { ref: false })
        const figures = await Promise.race([readShopFigures(container), late]).catch(
          () => undefined,
        )
        if (!figures) return
        this.set(figures.orders)
        mails.set(figures.mails_pending)
        hooks.set(figures.webhooks_pending)
      },
    })
  }

  #gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read())
      },
    })
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] })
  }
}
