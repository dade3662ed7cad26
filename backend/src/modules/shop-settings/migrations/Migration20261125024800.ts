import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261125024800 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "shop_setting" add column if not exists "locations" text[] null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "shop_setting" drop column if exists "locations";`);
  }

}
