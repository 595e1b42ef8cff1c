import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { CATALOG_PATH, PACKAGE_FILE, SNAPSHOTS_PATH } from '@/domain/openData'
import { siteOrigin } from '@/infra/siteOrigin'
import { type SnapshotStore, snapshotStore } from '@/infra/snapshotStore'
import { API_RESPONSES } from '@/messages/apiResponses'
import { dataCatalog, dataPackage } from '@/server/openData/describeData'
import { jsonWithEtag, textWithEtag } from '../http/jsonWithEtag'
import { errorResponse, publicReadOperation } from '../http/operations'
import { sendError } from '../http/sendError'

const read = publicReadOperation('readDataPackage', z.looseObject({ name: z.string() }))
const route = createRoute({
  path: `${SNAPSHOTS_PATH}/{date}/${PACKAGE_FILE}`,
  ...read,
  responses: { ...read.responses, 404: errorResponse(API_RESPONSES.nothingThere) },
  request: { params: z.object({ date: z.iso.date() }), query: z.strictObject({}) },
})

/** Before the files of snapshots, whose route knows only their own names. */
export function dataPackageRead(app: OpenAPIHono, _sql: unknown, given?: SnapshotStore): void {
  app.openapi(route, async (c): Promise<Response> => {
    const { date } = c.req.valid('param')
    const snapshot = (await (given ?? snapshotStore()).list()).find((one) => one.date === date)
    if (!snapshot) return sendError(c, { code: 'record-not-found', params: {} })
    return jsonWithEtag(c, dataPackage(snapshot, siteOrigin()))
  })
}

const LINKED_DATA = { type: 'application/ld+json; charset=utf-8', headers: { 'Access-Control-Allow-Origin': '*' } }

export function catalogRoute(app: OpenAPIHono, given?: SnapshotStore): void {
  app.get(CATALOG_PATH, async (c) =>
    textWithEtag(c, JSON.stringify(dataCatalog(await (given ?? snapshotStore()).list(), siteOrigin())), LINKED_DATA),
  )
}
