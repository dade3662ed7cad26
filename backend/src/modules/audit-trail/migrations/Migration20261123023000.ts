import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Every change of /admin, sign-ins, API keys, exports and reads of a person's data are told, too. */
export class Migration20261123023000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "audit_entry" drop constraint if exists "audit_entry_kind_check";`)
    this.addSql(`alter table if exists "audit_entry" add constraint "audit_entry_kind_check" check ("kind" in ('role', 'price', 'stock', 'order', 'review', 'quantity_rule', 'settings', 'person', 'api_key', 'call', 'sign_in', 'export', 'person_data'));`)
    this.addSql(`alter table if exists "audit_entry" drop constraint if exists "audit_entry_actor_kind_check";`)
    this.addSql(`alter table if exists "audit_entry" add constraint "audit_entry_actor_kind_check" check ("actor_kind" in ('staff', 'administrator', 'customer', 'api_key', 'system', 'guest'));`)
  }

  /** What was told stays: the table is append-only, so the older names are asked of new rows alone. */
  override async down(): Promise<void> {
    this.addSql(`alter table if exists "audit_entry" drop constraint if exists "audit_entry_kind_check";`)
    this.addSql(`alter table if exists "audit_entry" add constraint "audit_entry_kind_check" check ("kind" in ('role', 'price', 'stock', 'order', 'review', 'quantity_rule', 'settings', 'person')) not valid;`)
    this.addSql(`alter table if exists "audit_entry" drop constraint if exists "audit_entry_actor_kind_check";`)
    this.addSql(`alter table if exists "audit_entry" add constraint "audit_entry_actor_kind_check" check ("actor_kind" in ('staff', 'administrator', 'customer', 'api_key', 'system')) not valid;`)
  }
}
