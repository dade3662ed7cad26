import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121181748 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "shop_setting" ("id" text not null, "name" text null, "logo" text null, "address" text null, "phone" text null, "hours" text null, "web" text null, "staff_mails" text[] null, "minimum_order_quantity" integer null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "shop_setting_pkey" primary key ("id"), constraint shop_setting_minimum_positive check (minimum_order_quantity > 0));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_setting_deleted_at" ON "shop_setting" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "shop_setting" cascade;`);
  }

}
