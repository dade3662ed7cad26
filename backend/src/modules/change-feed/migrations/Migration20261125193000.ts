import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { FEED_TABLES } from "../feed-tables"

export class Migration20261125193000 extends Migration {
  override async up(): Promise<void> {
    for (const statement of FEED_TABLES) this.addSql(statement)
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists change_forgotten, change_entry, change_mark")
  }
}
