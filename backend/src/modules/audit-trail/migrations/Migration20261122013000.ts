import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * One change of the trail is let through, in a transaction that says which: a mail becomes "erased
 * person", wherever it stands as a whole value. The row's trigger compares, so nothing else changes.
 */
export class Migration20261122013000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "audit_entry" drop constraint if exists "audit_entry_kind_check";`)
    this.addSql(`alter table if exists "audit_entry" add constraint "audit_entry_kind_check" check ("kind" in ('role', 'price', 'stock', 'order', 'review', 'quantity_rule', 'settings', 'person'));`)
    this.addSql(String.raw`create or replace function shop_without_mail(value jsonb, mail text) returns jsonb
language sql immutable as $$
  select cast(regexp_replace(cast(value as text),
    '"' || regexp_replace(mail, '([.*+?^$(){}|\[\]\\-])', '\\\1', 'g') || '"',
    '"erased person"', 'gi') as jsonb)
$$;`)
    this.addSql(`create or replace function shop_keep_audit_trail() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and coalesce(current_setting('shop.erased_mail', true), '') <> '' then
    return null;
  end if;
  raise exception 'The audit trail is append-only: % is refused', tg_op using errcode = 'SH002';
end $$;`)
    this.addSql(`create or replace function shop_erase_in_audit_trail() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) = shop_without_mail(to_jsonb(old), current_setting('shop.erased_mail', true)) then
    return new;
  end if;
  raise exception 'The audit trail is append-only: % is refused', tg_op using errcode = 'SH002';
end $$;`)
    this.addSql(`create or replace trigger shop_erase_in_audit_trail
  before update on "audit_entry"
  for each row execute function shop_erase_in_audit_trail();`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop trigger if exists shop_erase_in_audit_trail on "audit_entry";`)
    this.addSql(`drop function if exists shop_erase_in_audit_trail();`)
    this.addSql(`create or replace function shop_keep_audit_trail() returns trigger language plpgsql as $$
begin
  raise exception 'The audit trail is append-only: % is refused', tg_op using errcode = 'SH002';
end $$;`)
    this.addSql(`drop function if exists shop_without_mail(jsonb, text);`)
    this.addSql(`alter table if exists "audit_entry" drop constraint if exists "audit_entry_kind_check";`)
    this.addSql(`alter table if exists "audit_entry" add constraint "audit_entry_kind_check" check ("kind" in ('role', 'price', 'stock', 'order', 'review', 'quantity_rule', 'settings'));`)
  }
}
