import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121180301 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "refund_request" drop constraint if exists "refund_request_payment_id_unique";`);
    this.addSql(`alter table if exists "payment_event" drop constraint if exists "payment_event_event_id_unique";`);
    this.addSql(`create table if not exists "payment_event" ("id" text not null, "event_id" text not null, "type" text not null, "intent_id" text null, "order_id" text null, "amount" numeric null, "currency_code" text null, "detail" text null, "outcome" text not null, "occurred_at" timestamptz not null, "raw_amount" jsonb null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "payment_event_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_payment_event_event_id_unique" ON "payment_event" ("event_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_payment_event_order_id" ON "payment_event" ("order_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_payment_event_deleted_at" ON "payment_event" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "refund_request" ("id" text not null, "payment_id" text not null, "order_id" text not null, "amount" numeric not null, "status" text not null, "note" text null, "refund_reason_id" text null, "created_by" text null, "raw_amount" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "refund_request_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_refund_request_deleted_at" ON "refund_request" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_refund_request_payment_id_unique" ON "refund_request" ("payment_id") WHERE status = 'open' and deleted_at is null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "payment_event" cascade;`);

    this.addSql(`drop table if exists "refund_request" cascade;`);
  }

}
