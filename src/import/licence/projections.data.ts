/**
 * By EPSG number, as proj4 strings. 5174, the registry's, is the old Bessel grid with the meridian moved by 10.405
 * seconds; +towgs84 is the National Geographic Information Institute's transformation.
 */
const BESSEL = '+ellps=bessel +units=m +no_defs +towgs84=-115.80,474.99,674.11,1.16,-2.31,-1.63,6.43'
const GRS80 = '+ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +units=m +no_defs'

export const PROJECTIONS: Readonly<Record<string, string>> = {
  '2097': `+proj=tmerc +lat_0=38 +lon_0=127 +k=1 +x_0=200000 +y_0=500000 ${BESSEL}`,
  '5174': `+proj=tmerc +lat_0=38 +lon_0=127.0028902777778 +k=1 +x_0=200000 +y_0=500000 ${BESSEL}`,
  '5179': `+proj=tmerc +lat_0=38 +lon_0=127.5 +k=0.9996 +x_0=1000000 +y_0=2000000 ${GRS80}`,
  '5181': `+proj=tmerc +lat_0=38 +lon_0=127 +k=1 +x_0=200000 +y_0=500000 ${GRS80}`,
  '5186': `+proj=tmerc +lat_0=38 +lon_0=127 +k=1 +x_0=200000 +y_0=600000 ${GRS80}`,
}

/** The grid of a registry that names none. */
export const LICENCE_GRID = '5174'
