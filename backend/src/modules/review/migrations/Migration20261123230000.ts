import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123230000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "review" add column if not exists "metadata" jsonb null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "review" drop column if exists "metadata";`);
  }

}
