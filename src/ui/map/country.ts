import type { Bounds } from './projection'

/**
 * What a map of the country shows, drawn or interactive: the mainland and Jeju. Including Ulleungdo and Dokdo would
 * leave a third less room for the rest.
 */
export const COUNTRY: Bounds = { west: 125.8, south: 33.1, east: 129.7, north: 38.65 }

/** Seoul and the towns around it, whose districts are specks on a map of the country. */
export const CAPITAL: Bounds = { west: 126.6, south: 37.25, east: 127.35, north: 37.75 }

/** Room between what a map frames and its edges, in pixels. */
export const MAP_PADDING = 12
