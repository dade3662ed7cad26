import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121111434 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "review" alter column "rating_value" type real using ("rating_value"::real);`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "review" alter column "rating_value" type integer using ("rating_value"::integer);`);
  }

}
