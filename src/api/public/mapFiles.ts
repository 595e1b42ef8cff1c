import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { exportQuerySchema } from '@/domain/directory/query'
import type { Queryable } from '@/infra/database/pool'
import { siteOrigin } from '@/infra/siteOrigin'
import { exportRestaurants } from '@/server/openData/exportRestaurants'
import { geoJsonFile, kmlFile } from '@/server/openData/mapFiles'
import { csvOperation } from '../http/operations'
import { sendExport } from '../http/sendCsv'
import { sendError } from '../http/sendError'
import { readListScope } from './restaurants'

const FORMATS = {
  geojson: { operation: 'exportRestaurantsGeoJson', type: 'application/geo+json', write: geoJsonFile },
  kml: { operation: 'exportRestaurantsKml', type: 'application/vnd.google-earth.kml+xml', write: kmlFile },
} as const

const routeOf = (extension: keyof typeof FORMATS) =>
  createRoute({
    path: `/api/v1/restaurants.${extension}`,
    ...csvOperation(FORMATS[extension].operation, {}, FORMATS[extension].type),
    request: { query: exportQuerySchema },
  })

/** A list for maps, with the order, filters and limits of its CSV file. */
export function mapFiles(app: OpenAPIHono, sql: Queryable): void {
  for (const extension of Object.keys(FORMATS) as (keyof typeof FORMATS)[]) {
    const { type, write } = FORMATS[extension]
    app.openapi(routeOf(extension), async (c): Promise<Response> => {
      const read = await readListScope(sql, c.req.valid('query'))
      if (!read.ok) return sendError(c, read.violation)
      const query = read.value
      return sendExport(c, {
        ...{ table: 'restaurants', extension, type },
        about: [query.province, query.district].filter(Boolean).join('_'),
        open: () => exportRestaurants(sql, query),
        write: (blocks) => write(blocks, siteOrigin()),
      })
    })
  }
}
