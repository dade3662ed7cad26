import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123224338 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "core_return" add column if not exists "asked" integer null, add column if not exists "attempt" integer not null default 0;`);
    this.addSql(`alter table if exists "core_return" alter column "recorded_by" type text using ("recorded_by"::text);`);
    this.addSql(`alter table if exists "core_return" alter column "recorded_by" drop not null;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_core_return_status_created_at" ON "core_return" ("status", "created_at") WHERE status in ('asked', 'recorded') AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_core_return_status_created_at";`);
    this.addSql(`alter table if exists "core_return" drop column if exists "asked", drop column if exists "attempt";`);

    this.addSql(`alter table if exists "core_return" alter column "recorded_by" type text using ("recorded_by"::text);`);
    this.addSql(`alter table if exists "core_return" alter column "recorded_by" set not null;`);
  }

}
