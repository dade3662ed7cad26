import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261124003800 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "shop_setting" add column if not exists "synonyms" text[] null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "shop_setting" drop column if exists "synonyms";`);
  }

}
