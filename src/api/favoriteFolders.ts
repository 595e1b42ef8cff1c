import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { FOLDERS_PATH } from '@/domain/favorite/paths'
import { folderParamsSchema as params } from '@/domain/favorite/requests'
import { folderNameSchema, folderSchema, foldersSchema } from '@/domain/favorite/schemas'
import { addFolder, removeFolder, renameFolder } from '@/server/favorites/changeFolders'
import { listFolders } from '@/server/favorites/listFolders'
import { acting, limitBodies, memberBody, refuseTheRest } from './memberRoute'
import { refuse } from './errors'
import { asMember, asOwner, type MemberDesk } from './members'

const ONE_PATH = `${FOLDERS_PATH}/{id}` as const

const list = createRoute({ method: 'get', path: FOLDERS_PATH, ...acting('listFolders', foldersSchema) })
const add = createRoute({ method: 'post', path: FOLDERS_PATH, request: { body: memberBody(folderNameSchema) }, ...acting('addFolder', folderSchema, 201) })
const rename = createRoute({ method: 'patch', path: ONE_PATH, request: { params, body: memberBody(folderNameSchema) }, ...acting('renameFolder', folderSchema) })
const remove = createRoute({ method: 'delete', path: ONE_PATH, request: { params }, ...acting('removeFolder') })

/** The folders a member puts favourites into. */
export function favoriteFolders(app: OpenAPIHono, desk: MemberDesk): void {
  const { pool } = desk
  limitBodies(app, FOLDERS_PATH)
  limitBodies(app, `${FOLDERS_PATH}/*`)
  app.openapi(list, (c): Promise<Response> => asOwner(desk, c, async ({ id }) => c.json(await listFolders(pool, id))))
  app.openapi(add, (c): Promise<Response> =>
    asMember(desk, c, async ({ id }) => {
      const made = await addFolder(pool, id, c.req.valid('json').name)
      return 'violation' in made ? refuse(c, made.violation) : c.json(made, 201)
    }),
  )
  app.openapi(rename, (c): Promise<Response> =>
    asMember(desk, c, async ({ id }) => {
      const renamed = await renameFolder(pool, id, c.req.valid('param').id, c.req.valid('json').name)
      return 'violation' in renamed ? refuse(c, renamed.violation) : c.json(renamed)
    }),
  )
  app.openapi(remove, (c): Promise<Response> =>
    asMember(desk, c, async ({ id }) => {
      const broken = await removeFolder(pool, id, c.req.valid('param').id)
      return broken ? refuse(c, broken) : c.body(null, 204)
    }),
  )
  refuseTheRest(app, FOLDERS_PATH, 'GET, HEAD, POST')
  refuseTheRest(app, `${FOLDERS_PATH}/:id`, 'PATCH, DELETE')
}
