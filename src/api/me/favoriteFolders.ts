import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { FOLDERS_PATH } from '@/domain/favorite/paths'
import { folderParamsSchema as params } from '@/domain/favorite/requests'
import { folderNameSchema, folderSchema, foldersSchema } from '@/domain/favorite/schemas'
import { addFolder, removeFolder, renameFolder } from '@/server/favorites/changeFolders'
import { listFolders } from '@/server/favorites/listFolders'
import { memberOperation, limitBodySize, jsonBody, methodNotAllowed } from '../http/operations'
import { sendError } from '../http/sendError'
import { requireMember, requireMemberIgnoringConsent, type ApiDeps } from '../http/requireMember'

const ONE_PATH = `${FOLDERS_PATH}/{id}` as const

const list = createRoute({ method: 'get', path: FOLDERS_PATH, ...memberOperation('listFolders', foldersSchema) })
const add = createRoute({
  method: 'post',
  path: FOLDERS_PATH,
  request: { body: jsonBody(folderNameSchema) },
  ...memberOperation('addFolder', folderSchema, 201),
})
const rename = createRoute({
  method: 'patch',
  path: ONE_PATH,
  request: { params, body: jsonBody(folderNameSchema) },
  ...memberOperation('renameFolder', folderSchema),
})
const remove = createRoute({
  method: 'delete',
  path: ONE_PATH,
  request: { params },
  ...memberOperation('removeFolder'),
})

/** The folders a member puts favourites into. */
export function favoriteFolders(app: OpenAPIHono, desk: ApiDeps): void {
  const { pool } = desk
  limitBodySize(app, FOLDERS_PATH)
  limitBodySize(app, `${FOLDERS_PATH}/*`)
  app.openapi(list, (c): Promise<Response> =>
    requireMemberIgnoringConsent(desk, c, async ({ id }) => c.json(await listFolders(pool, id))),
  )
  app.openapi(add, (c): Promise<Response> =>
    requireMember(desk, c, async ({ id }) => {
      const made = await addFolder(pool, id, c.req.valid('json').name)
      return 'violation' in made ? sendError(c, made.violation) : c.json(made, 201)
    }),
  )
  app.openapi(rename, (c): Promise<Response> =>
    requireMember(desk, c, async ({ id }) => {
      const renamed = await renameFolder(pool, id, c.req.valid('param').id, c.req.valid('json').name)
      return 'violation' in renamed ? sendError(c, renamed.violation) : c.json(renamed)
    }),
  )
  app.openapi(remove, (c): Promise<Response> =>
    requireMember(desk, c, async ({ id }) => {
      const broken = await removeFolder(pool, id, c.req.valid('param').id)
      return broken ? sendError(c, broken) : c.body(null, 204)
    }),
  )
  methodNotAllowed(app, FOLDERS_PATH, 'GET, HEAD, POST')
  methodNotAllowed(app, `${FOLDERS_PATH}/:id`, 'PATCH, DELETE')
}
