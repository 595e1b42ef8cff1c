/* Limits of what is found near a point. */

/** In metres. */
export const RADIUS_MIN = 100
export const RADIUS_MAX = 20_000
/** A walk of a quarter of an hour, there and back within an hour's lunch. */
export const RADIUS_DEFAULT = 1_000
/** What a list offers to choose from, in metres. */
export const RADIUS_CHOICES = [300, 500, 1_000, 2_000, 5_000] as const

/** Zoom of the tiles that browsers ask for: about 2 km wide in Korea. */
export const TILE_ZOOM = 14
export const TILE_MAX = 2 ** TILE_ZOOM - 1
/** Places of one tile; of a denser one the most visited. */
export const TILE_PLACES_MAX = 1_000
/** What a person may type to say where: an address, a station, a building. */
export const LOCATION_QUERY_MAX = 60
/** Places that a text may mean, the likeliest first. */
export const LOCATIONS_MAX = 8
