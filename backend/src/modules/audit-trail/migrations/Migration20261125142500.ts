import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What a file of an ERP's did is told, too. */
export class Migration20261125142500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "audit_entry" drop constraint if exists "audit_entry_kind_check";`)
    this.addSql(`alter table if exists "audit_entry" add constraint "audit_entry_kind_check" check ("kind" in ('role', 'price', 'stock', 'order', 'review', 'quantity_rule', 'settings', 'person', 'api_key', 'call', 'sign_in', 'export', 'person_data', 'vehicle', 'fitment', 'sync'));`)
  }

  /** What was told stays: the table is append-only, so the older names are asked of new rows alone. */
  override async down(): Promise<void> {
    this.addSql(`alter table if exists "audit_entry" drop constraint if exists "audit_entry_kind_check";`)
    this.addSql(`alter table if exists "audit_entry" add constraint "audit_entry_kind_check" check ("kind" in ('role', 'price', 'stock', 'order', 'review', 'quantity_rule', 'settings', 'person', 'api_key', 'call', 'sign_in', 'export', 'person_data', 'vehicle', 'fitment')) not valid;`)
  }
}
