import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261123175000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "webhook_price" ("id" text not null, "ladder" jsonb not null, "revision" integer not null default 0, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "webhook_price_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_webhook_price_deleted_at" ON "webhook_price" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "webhook_price" cascade;`)
  }
}
