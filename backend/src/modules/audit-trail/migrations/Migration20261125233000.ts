import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Each entry is written into every index, and a sync writes a million. Nearly none takes another back,
 * and none is ever deleted: by that one nothing is found.
 */
export class Migration20261125233000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`drop index if exists "IDX_audit_entry_deleted_at";`)
    this.addSql(`drop index if exists "IDX_audit_entry_takes_back";`)
    this.addSql(
      `create index if not exists "IDX_audit_entry_takes_back" on "audit_entry" ("takes_back")
        where takes_back is not null and deleted_at is null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_audit_entry_takes_back";`)
    this.addSql(
      `create index if not exists "IDX_audit_entry_takes_back" on "audit_entry" ("takes_back")
        where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_audit_entry_deleted_at" on "audit_entry" ("deleted_at")
        where deleted_at is null;`,
    )
  }
}
