import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261124001500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "part_list" drop constraint if exists "part_list_share_token_unique";`);
    this.addSql(`alter table if exists "part_list" add column if not exists "name_key" text null, add column if not exists "note" text not null default '', add column if not exists "share_token" text null;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_part_list_name" ON "part_list" ("customer_id", "name_key") WHERE name_key is not null and deleted_at is null;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_part_list_share_token_unique" ON "part_list" ("share_token") WHERE share_token is not null and deleted_at is null;`);

    this.addSql(`alter table if exists "part_list_line" add column if not exists "note" text not null default '';`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_part_list_name";`);
    this.addSql(`drop index if exists "IDX_part_list_share_token_unique";`);
    this.addSql(`alter table if exists "part_list" drop column if exists "name_key", drop column if exists "note", drop column if exists "share_token";`);

    this.addSql(`alter table if exists "part_list_line" drop column if exists "note";`);
  }

}
