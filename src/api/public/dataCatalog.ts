import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { CATALOG_PATH } from '@/domain/openData'
import { fail } from '@/domain/result'
import { siteOrigin } from '@/infra/siteOrigin'
import { type SnapshotStore, snapshotStore } from '@/infra/snapshotStore'
import { dataCatalog, dataPackage } from '@/server/openData/describeData'
import { textWithEtag } from '../http/jsonWithEtag'
import { NOTHING_THERE } from '../http/responses'
import { publicRoute } from '../http/route'

/** Before the files of snapshots, whose route knows only their own names. */
export const dataPackageRead = publicRoute({
  at: 'GET /api/v1/snapshots/{date}/datapackage.json',
  access: 'view restaurants',
  operation: {
    id: 'readDataPackage',
    tag: 'openData',
    summary: '전체 자료의 파일과 항목을 설명하는 datapackage.json을 읽어요.',
  },
  request: { params: z.object({ date: z.iso.date() }), query: z.strictObject({}) },
  answer: z.looseObject({ name: z.string() }),
  responses: NOTHING_THERE,
  async run({ snapshots = snapshotStore(), params: { date } }) {
    const snapshot = await snapshots.find(date)
    return snapshot ? dataPackage(snapshot, siteOrigin()) : fail({ code: 'record-not-found', params: {} })
  },
})

const LINKED_DATA = { type: 'application/ld+json; charset=utf-8', headers: { 'Access-Control-Allow-Origin': '*' } }

export function catalogRoute(app: OpenAPIHono, given?: SnapshotStore): void {
  app.get(CATALOG_PATH, async (c) =>
    textWithEtag(c, JSON.stringify(dataCatalog(await (given ?? snapshotStore()).list(), siteOrigin())), LINKED_DATA),
  )
}
