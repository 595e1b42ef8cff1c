import { z } from 'zod'
import { exportQuerySchema } from '@/contract/directoryQuery'
import { siteOrigin } from '@/infra/siteOrigin'
import { API_RESPONSES } from '@/messages/apiResponses'
import { exportRestaurants } from '@/server/openData/exportRestaurants'
import { geoJsonFile, kmlFile } from '@/server/openData/mapFiles'
import { errorResponse } from '../http/responses'
import { publicRoute } from '../http/route'
import { sendExport } from '../http/sendCsv'
import { sendError } from '../http/sendError'
import { readListScope } from './restaurants'

interface MapFormat<Extension> {
  extension: Extension
  id: string
  name: string
  type: string
  write: typeof geoJsonFile
}

/** A list for maps, with the order, filters and limits of its CSV file. */
const mapFile = <const Extension extends string>({ extension, id, name, type, write }: MapFormat<Extension>) =>
  publicRoute({
    at: `GET /api/v1/restaurants.${extension}`,
    access: 'view restaurants',
    operation: { id, tag: 'restaurants', summary: `식당 목록을 지도 자료(${name})로 내려받아요.` },
    request: { query: exportQuerySchema },
    responses: {
      200: { description: API_RESPONSES.mapFile, content: { [type]: { schema: z.string() } } },
      503: errorResponse(API_RESPONSES.busyExport),
    },
    async send({ c, sql, query: asked }) {
      const read = await readListScope(sql, asked)
      if (!read.ok) return sendError(c, read.violation)
      const query = read.value
      return sendExport(c, {
        ...{ table: 'restaurants', extension, type },
        about: [query.province, query.district].filter(Boolean).join('_'),
        open: () => exportRestaurants(sql, query),
        write: (blocks) => write(blocks, siteOrigin()),
      })
    },
  })

export const mapFiles = [
  mapFile({
    ...{ extension: 'geojson', id: 'exportRestaurantsGeoJson', name: 'GeoJSON' },
    ...{ type: 'application/geo+json', write: geoJsonFile },
  }),
  mapFile({
    ...{ extension: 'kml', id: 'exportRestaurantsKml', name: 'KML' },
    ...{ type: 'application/vnd.google-earth.kml+xml', write: kmlFile },
  }),
]
