import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261125041700 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "expected_goods" ("id" text not null, "inventory_item_id" text not null, "location_id" text not null, "quantity" integer not null check (quantity > 0), "arrived_quantity" integer not null default 0 check (arrived_quantity >= 0), "due" text not null, "reference" text not null, "state" text check ("state" in ('expected', 'arrived', 'withdrawn')) not null default 'expected', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "expected_goods_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_expected_goods_deleted_at" ON "expected_goods" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_expected_goods_once" ON "expected_goods" ("inventory_item_id", "location_id", "due", "reference") WHERE state = 'expected' and deleted_at is null;`,
    )
    this.addSql(
      `create table if not exists "promised_goods" ("id" text not null, "goods_id" text not null, "reservation_id" text not null, "place" serial, "quantity" integer not null check (quantity > 0), "due" text not null, "former_due" text null, "moved_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "promised_goods_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_promised_goods_deleted_at" ON "promised_goods" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_promised_goods_goods_id" ON "promised_goods" ("goods_id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_promised_goods_reservation_id" ON "promised_goods" ("reservation_id") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "promised_goods" cascade;`)
    this.addSql(`drop table if exists "expected_goods" cascade;`)
  }
}
