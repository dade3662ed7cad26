import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123024500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "staff_session" ("id" text not null, "user_id" text not null, "seen_at" timestamptz not null, "address" text not null, "browser" text not null, "ended_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "staff_session_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_staff_session_deleted_at" ON "staff_session" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_staff_session_user_id" ON "staff_session" ("user_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_staff_session_seen_at" ON "staff_session" ("seen_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "staff_token_end" ("id" text not null, "ended_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "staff_token_end_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_staff_token_end_deleted_at" ON "staff_token_end" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "staff_session" cascade;`);

    this.addSql(`drop table if exists "staff_token_end" cascade;`);
  }

}
