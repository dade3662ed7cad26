import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261125030100 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "shop_setting" add column if not exists "return_days" integer null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "shop_setting" drop column if exists "return_days";`);
  }

}
