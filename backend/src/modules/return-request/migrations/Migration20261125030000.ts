import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261125030000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "return_request" ("id" text not null, "order_id" text not null, "number" integer not null, "customer_id" text null, "state" text not null default 'requested', "note" text not null default '', "answer" text not null default '', "refusal" text not null default '', "return_id" text null, "location_id" text null, "worth" numeric null, "settlement" text null, "amount" numeric null, "amount_reason" text not null default '', "kept" numeric not null default 0, "refund_request_ids" jsonb null, "idempotency_key" text null, "approved_at" timestamptz null, "refused_at" timestamptz null, "withdrawn_at" timestamptz null, "received_at" timestamptz null, "settled_at" timestamptz null, "raw_worth" jsonb null, "raw_amount" jsonb null, "raw_kept" jsonb not null default '{"value":"0","precision":20}', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "return_request_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_return_request_order_id_number_unique" ON "return_request" ("order_id", "number") WHERE deleted_at is null;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_return_request_order_id_idempotency_key_unique" ON "return_request" ("order_id", "idempotency_key") WHERE idempotency_key is not null and deleted_at is null;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_return_request_deleted_at" ON "return_request" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    // Staff's list, by what waits; mails look for what changed in the last day.
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "shop_return_newest" ON "return_request" ("created_at", "id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "shop_return_waiting" ON "return_request" ("created_at", "id") WHERE state in ('requested', 'approved', 'received') AND deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "shop_return_changed" ON "return_request" ("updated_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "shop_return_of_medusa" ON "return_request" ("return_id") WHERE return_id is not null;`,
    )
    this.addSql(
      `create table if not exists "return_request_line" ("id" text not null, "request_id" text not null, "line_item_id" text not null, "quantity" integer not null, "reason" text not null, "good" integer null, "damaged" integer null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "return_request_line_pkey" primary key ("id"), constraint "return_request_line_request_id_foreign" foreign key ("request_id") references "return_request" ("id") on update cascade on delete cascade);`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_return_request_line_request_id" ON "return_request_line" ("request_id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_return_request_line_line_item_id" ON "return_request_line" ("line_item_id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_return_request_line_deleted_at" ON "return_request_line" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    // No model of Medusa's has bytes: statements of our own write and read them.
    this.addSql(
      `create table if not exists "return_request_picture" ("id" text not null, "request_id" text not null references "return_request" ("id") on update cascade on delete cascade, "content" bytea not null, "created_at" timestamptz not null default now(), constraint "return_request_picture_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "shop_return_picture" ON "return_request_picture" ("request_id");`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "return_request_picture" cascade;`)
    this.addSql(`drop table if exists "return_request_line" cascade;`)
    this.addSql(`drop table if exists "return_request" cascade;`)
  }
}
