/* Separate from the schemas, so that browsers do not load the validator. */

export const NEARBY_PAGE = '/nearby'
export const TILES_PATH = '/api/v1/tiles'
export const tilePath = (x: number, y: number): string => `${TILES_PATH}/${x}/${y}`
export const LOCATIONS_PATH = '/api/v1/locations'
