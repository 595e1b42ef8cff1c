import type { Bounds } from './projection'

/** The extent of country maps: mainland and Jeju. Including Ulleungdo and Dokdo would shrink the rest by a third. */
export const COUNTRY: Bounds = { west: 125.8, south: 33.1, east: 129.7, north: 38.65 }

/** Seoul and surroundings, whose districts are tiny on a country map. */
export const CAPITAL: Bounds = { west: 126.6, south: 37.25, east: 127.35, north: 37.75 }

/** Padding of framed content, in pixels. */
export const MAP_PADDING = 12
