import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121181020 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "review" add column if not exists "status" text check ("status" in ('published', 'pending', 'hidden')) not null default 'published', add column if not exists "reply" text null, add column if not exists "replied_at" timestamptz null, add column if not exists "verified_purchase" boolean not null default false;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "review" drop column if exists "status", drop column if exists "reply", drop column if exists "replied_at", drop column if exists "verified_purchase";`);
  }

}
