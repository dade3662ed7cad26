import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121213241 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "audit_entry" ("id" text not null, "actor_kind" text check ("actor_kind" in ('staff', 'administrator', 'customer', 'api_key', 'system')) not null, "actor_id" text null, "actor_name" text not null, "kind" text check ("kind" in ('role', 'price', 'stock', 'order', 'review', 'quantity_rule', 'settings')) not null, "thing_id" text not null, "thing_name" text not null, "action" text not null, "before" jsonb null, "after" jsonb null, "request_id" text null, "takes_back" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "audit_entry_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_audit_entry_deleted_at" ON "audit_entry" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_audit_entry_created_at_id" ON "audit_entry" ("created_at", "id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_audit_entry_kind_created_at_id" ON "audit_entry" ("kind", "created_at", "id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_audit_entry_actor_id_created_at_id" ON "audit_entry" ("actor_id", "created_at", "id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_audit_entry_thing_id_created_at_id" ON "audit_entry" ("thing_id", "created_at", "id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_audit_entry_takes_back" ON "audit_entry" ("takes_back") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "audit_entry" cascade;`);
  }

}
