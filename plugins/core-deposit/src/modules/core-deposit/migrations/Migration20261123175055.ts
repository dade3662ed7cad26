import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123175055 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "core_return" drop constraint if exists "core_return_order_id_key_unique";`);
    this.addSql(`alter table if exists "core_deposit" drop constraint if exists "core_deposit_variant_id_unique";`);
    this.addSql(`create table if not exists "core_deposit" ("id" text not null, "variant_id" text not null, "amount" numeric not null, "raw_amount" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "core_deposit_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_core_deposit_variant_id_unique" ON "core_deposit" ("variant_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_core_deposit_deleted_at" ON "core_deposit" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "core_return" ("id" text not null, "order_id" text not null, "line_id" text not null, "key" text not null, "quantity" integer not null, "amount" numeric not null, "status" text not null, "recorded_by" text not null, "raw_amount" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "core_return_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_core_return_deleted_at" ON "core_return" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_core_return_order_id_key_unique" ON "core_return" ("order_id", "key") WHERE deleted_at is null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "core_deposit" cascade;`);

    this.addSql(`drop table if exists "core_return" cascade;`);
  }

}
