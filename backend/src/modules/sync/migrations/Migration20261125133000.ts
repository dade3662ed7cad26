import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { SYNC_TABLES } from "../sync-tables"

export class Migration20261125133000 extends Migration {
  override async up(): Promise<void> {
    for (const statement of SYNC_TABLES) this.addSql(statement)
  }

  override async down(): Promise<void> {
    this.addSql(
      "drop table if exists sync_key, sync_version, sync_bad_row, sync_name, sync_row, sync_run",
    )
  }
}
