import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { SUPERSESSION_GUARD } from "../supersession-guard"
import { VEHICLE_TABLES } from "../vehicle-tables"

export class Migration20261125033000 extends Migration {
  override async up(): Promise<void> {
    for (const statement of [...VEHICLE_TABLES, ...SUPERSESSION_GUARD]) this.addSql(statement)
  }

  override async down(): Promise<void> {
    this.addSql(
      "drop table if exists garage_vehicle, supersession, fitment, vehicle_key, vehicle, vehicle_model, vehicle_make",
    )
    this.addSql("drop function if exists shop_refuse_circle()")
  }
}
