import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The trail is append-only for everybody, whatever door or program writes. */
export class Migration20261121213300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create or replace function shop_keep_audit_trail() returns trigger language plpgsql as $$
begin
  raise exception 'The audit trail is append-only: % is refused', tg_op using errcode = 'SH002';
end $$;`)
    this.addSql(`create or replace trigger shop_keep_audit_trail
  before update or delete or truncate on "audit_entry"
  for each statement execute function shop_keep_audit_trail();`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop trigger if exists shop_keep_audit_trail on "audit_entry";`)
    this.addSql(`drop function if exists shop_keep_audit_trail();`)
  }
}
