const LOCATIONS_OF = (channelId: string) => `sales_channel_stock_location sells
    join stock_location place on place.id = sells.stock_location_id and place.deleted_at is null
    where sells.sales_channel_id = ${channelId} and sells.deleted_at is null`

/** SQL of the ids of the locations that sell in a sales channel, as text[], in no order. */
export const unrankedLocations = (channelId: string) => `array(
    select distinct place.id from ${LOCATIONS_OF(channelId)})`

/**
 * The same in rank: as staff have ordered them in the settings, those that they did not name behind
 * the others, by age.
 */
export const sellingLocations = (channelId: string) => `array(
    select id from (
      select distinct place.id, place.created_at from ${LOCATIONS_OF(channelId)}) place
    order by array_position(
      (select locations from shop_setting where deleted_at is null limit 1), id) nulls last,
      created_at, id)`
