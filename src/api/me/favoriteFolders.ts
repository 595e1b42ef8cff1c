import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { FOLDERS_PATH } from '@/domain/favorite/paths'
import { folderParamsSchema as params } from '@/domain/favorite/requests'
import { folderNameSchema, folderSchema, foldersSchema } from '@/domain/favorite/schemas'
import { addFolder, removeFolder, renameFolder } from '@/server/favorites/changeFolders'
import { listFolders } from '@/server/favorites/listFolders'
import { memberOperation, jsonBody } from '../http/operations'
import { limitBodySize } from '../http/limitBodySize'
import { methodNotAllowed } from '../http/methodNotAllowed'
import { respond } from '../http/respond'
import { requireMember, requireMemberIgnoringConsent } from '../http/requireMember'
import type { ApiDeps } from '../http/deps'

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

export function favoriteFolders(app: OpenAPIHono, deps: ApiDeps): void {
  const { pool, secret } = deps
  limitBodySize(app, FOLDERS_PATH)
  limitBodySize(app, `${FOLDERS_PATH}/*`)
  app.openapi(list, (c): Promise<Response> =>
    requireMemberIgnoringConsent(deps, c, async ({ id }) => c.json(await listFolders(pool, id, secret))),
  )
  app.openapi(add, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => respond(c, await addFolder(pool, id, c.req.valid('json').name), 201)),
  )
  app.openapi(rename, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) =>
      respond(
        c,
        await renameFolder(
          pool,
          { member: id, folder: c.req.valid('param').id, name: c.req.valid('json').name },
          secret,
        ),
      ),
    ),
  )
  app.openapi(remove, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => respond(c, await removeFolder(pool, id, c.req.valid('param').id))),
  )
  methodNotAllowed(app, FOLDERS_PATH, 'GET, HEAD, POST')
  methodNotAllowed(app, `${FOLDERS_PATH}/:id`, 'PATCH, DELETE')
}
