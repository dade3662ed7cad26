import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121213742 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "webhook_delivery" drop constraint if exists "webhook_delivery_endpoint_id_event_id_unique";`);
    this.addSql(`create table if not exists "webhook_delivery" ("id" text not null, "endpoint_id" text not null, "event_id" text not null, "type" text not null, "payload" text not null, "state" text not null, "attempts" integer not null default 0, "next_attempt_at" timestamptz null, "last_attempt_at" timestamptz null, "last_status" integer null, "last_error" text null, "last_answer" text null, "delivered_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "webhook_delivery_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_webhook_delivery_deleted_at" ON "webhook_delivery" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_webhook_delivery_endpoint_id_event_id_unique" ON "webhook_delivery" ("endpoint_id", "event_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_webhook_delivery_endpoint_id_created_at" ON "webhook_delivery" ("endpoint_id", "created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_webhook_delivery_next_attempt_at" ON "webhook_delivery" ("next_attempt_at") WHERE state in ('pending', 'failed') and deleted_at is null;`);

    this.addSql(`create table if not exists "webhook_endpoint" ("id" text not null, "url" text not null, "description" text not null, "events" jsonb not null, "is_active" boolean not null, "secret" text not null, "previous_secret" text null, "previous_secret_until" timestamptz null, "swept_at" timestamptz null, "failing_since" timestamptz null, "off_reason" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "webhook_endpoint_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_webhook_endpoint_deleted_at" ON "webhook_endpoint" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "webhook_stock" ("id" text not null, "available" integer not null, "revision" integer not null default 0, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "webhook_stock_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_webhook_stock_deleted_at" ON "webhook_stock" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "webhook_delivery" cascade;`);

    this.addSql(`drop table if exists "webhook_endpoint" cascade;`);

    this.addSql(`drop table if exists "webhook_stock" cascade;`);
  }

}
