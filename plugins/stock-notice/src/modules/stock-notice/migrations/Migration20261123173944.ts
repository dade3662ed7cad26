import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123173944 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "stock_notice" drop constraint if exists "stock_notice_part_id_customer_id_unique";`);
    this.addSql(`create table if not exists "stock_notice" ("id" text not null, "part_id" text not null, "customer_id" text not null, "quantity" integer not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "stock_notice_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_stock_notice_customer_id" ON "stock_notice" ("customer_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_stock_notice_deleted_at" ON "stock_notice" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_stock_notice_part_id_customer_id_unique" ON "stock_notice" ("part_id", "customer_id") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "stock_notice" cascade;`);
  }

}
