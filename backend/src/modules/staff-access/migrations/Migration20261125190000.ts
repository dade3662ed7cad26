import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261125190000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "scoped_key" ("id" text not null, "scopes" text[] not null, "outlives_maker" boolean not null default false, "used_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "scoped_key_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_scoped_key_deleted_at" ON "scoped_key" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "scoped_key" cascade;`);
  }

}
