import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Nearly every file names each of its things once: only rows whose thing has several are looked up by it,
 * and stand in the index. Rows that wait while it changes have to be sent again, as after a crash.
 */
export class Migration20261130151500 extends Migration {
  override async up(): Promise<void> {
    this.addSql("truncate sync_row")
    this.addSql(
      "alter table sync_row add column if not exists repeats boolean not null default false",
    )
    this.addSql("drop index if exists sync_row_same")
    this.addSql(
      "create index if not exists sync_row_repeats on sync_row (run_id, same) where repeats",
    )
  }

  override async down(): Promise<void> {
    this.addSql("drop index if exists sync_row_repeats")
    this.addSql("alter table sync_row drop column if exists repeats")
    this.addSql("create index if not exists sync_row_same on sync_row (run_id, same)")
  }
}
