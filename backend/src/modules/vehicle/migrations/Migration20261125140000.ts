import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { ACES_TABLES } from "../aces-tables"

export class Migration20261125140000 extends Migration {
  override async up(): Promise<void> {
    for (const statement of ACES_TABLES) this.addSql(statement)
  }

  override async down(): Promise<void> {
    this.addSql("drop index if exists fitment_of_source")
    this.addSql("drop table if exists aces_mapping, aces_group, aces_app, aces_run")
  }
}
