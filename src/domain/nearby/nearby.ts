/** In metres. */
export const RADIUS_MIN = 100
export const RADIUS_MAX = 20_000
/** A fifteen-minute walk: there and back within a lunch hour. */
export const RADIUS_DEFAULT = 1_000
/** Where nothing is in walking distance. */
export const RADIUS_WIDE = 5_000
export const RADIUS_CHOICES = [300, 500, 1_000, 2_000, RADIUS_WIDE] as const

/** Zoom of the tiles browsers request: about 2 km wide in Korea. */
export const TILE_ZOOM = 14
export const TILE_MAX = 2 ** TILE_ZOOM - 1
/** Places per tile; a denser tile has the most visited ones. */
export const TILE_PLACES_MAX = 1_000
export const LOCATION_QUERY_MAX = 60
/** Characters of an office's name, which is a landmark's or the visitor's own. */
export const OFFICE_NAME_MAX = 40
export const LOCATIONS_MAX = 8

/* Separate from the schemas, so that browsers do not load the validator. */

export const NEARBY_PAGE = '/nearby'
