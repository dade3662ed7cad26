import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121200000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "part_warranty" ("id" text not null, "months" integer not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "part_warranty_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_part_warranty_deleted_at" ON "part_warranty" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "part_warranty" cascade;`)
  }
}
