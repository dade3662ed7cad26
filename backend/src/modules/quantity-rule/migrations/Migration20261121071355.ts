import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121071355 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "quantity_rule" ("id" text not null, "minimum" integer null, "maximum" integer null, "multiple" integer null, "carton" integer null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "quantity_rule_pkey" primary key ("id"), constraint quantity_rule_positive check (minimum > 0), constraint quantity_rule_multiple_positive check (multiple > 0));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_quantity_rule_deleted_at" ON "quantity_rule" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "quantity_rule" cascade;`);
  }

}
