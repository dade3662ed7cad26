import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261124014500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "demand_count" ("id" text not null, "day" text not null, "kind" text check ("kind" in ('not_found', 'short')) not null, "word" text not null, "count" integer not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "demand_count_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_demand_count_deleted_at" ON "demand_count" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_demand_count_day_kind_word_unique" ON "demand_count" ("day", "kind", "word") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "demand_count" cascade;`)
  }
}
