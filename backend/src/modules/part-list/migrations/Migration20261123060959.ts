import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123060959 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "part_list_line" drop constraint if exists "part_list_line_list_id_variant_id_unique";`);
    this.addSql(`create table if not exists "part_list" ("id" text not null, "customer_id" text not null, "name" text null, "version" integer not null default 0, "added_under" text[] not null default '{}', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "part_list_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_part_list_deleted_at" ON "part_list" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_part_list_basket" ON "part_list" ("customer_id") WHERE name is null and deleted_at is null;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_part_list_customer_id" ON "part_list" ("customer_id") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "part_list_line" ("id" text not null, "list_id" text not null, "variant_id" text not null, "quantity" integer not null, "position" integer not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "part_list_line_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_part_list_line_deleted_at" ON "part_list_line" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_part_list_line_list_id_variant_id_unique" ON "part_list_line" ("list_id", "variant_id") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "part_list" cascade;`);

    this.addSql(`drop table if exists "part_list_line" cascade;`);
  }

}
