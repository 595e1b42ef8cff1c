import {
  favoriteIdsSchema,
  favoritePageSchema,
  favoriteParamsSchema,
  favoriteQuerySchema,
  folderNameSchema,
  folderParamsSchema,
  folderSchema,
  foldersSchema,
  listParamsSchema,
  mergedFavoritesSchema,
  mergeFavoritesSchema,
  moveFavoriteSchema,
  sharedListQuerySchema,
  sharedListSchema,
  shareSchema,
} from '@/contract/favorites'
import { orFail } from '@/domain/result'
import { API_RESPONSES } from '@/messages/apiResponses'
import { moveFavorite, removeFavorite, putFavorite } from '@/server/favorites/changeFavorite'
import { addFolder, removeFolder, renameFolder, listFolders } from '@/server/favorites/folders'
import { listFavorites, readFavoriteIds } from '@/server/favorites/listFavorites'
import { mergeFavorites } from '@/server/favorites/mergeFavorites'
import { readSharedList, shareFavorites, unshareFavorites } from '@/server/favorites/sharedLists'
import { errorResponse } from '../http/responses'
import { memberRoute, openRoute } from '../http/route'

const params = favoriteParamsSchema
const ofFolder = { params: folderParamsSchema }

/** Named paths first: they would match as restaurant ids. */
export const favorites = [
  memberRoute({
    at: 'PUT /api/v1/me/favorites/share',
    access: 'create favorites',
    operation: { id: 'shareFavorites', tag: 'favorites', summary: '모든 즐겨찾기를 링크로 나눠요.' },
    description: '이미 나누고 있으면 그 링크를 답해요. 링크를 아는 사람은 누구나 목록과 닉네임을 봐요.',
    answer: shareSchema,
    run: ({ pool, member, secret }) => shareFavorites(pool, member.id, null, secret),
  }),
  memberRoute({
    at: 'DELETE /api/v1/me/favorites/share',
    access: 'delete favorites',
    operation: { id: 'unshareFavorites', tag: 'favorites', summary: '모든 즐겨찾기의 링크를 끊어요.' },
    async run({ pool, member }) {
      await unshareFavorites(pool, member.id, null)
    },
  }),
  memberRoute({
    at: 'PUT /api/v1/me/folders/{id}/share',
    access: 'create favorites',
    operation: { id: 'shareFolder', tag: 'favorites', summary: '폴더 하나를 링크로 나눠요.' },
    description: '이미 나누고 있으면 그 링크를 답해요. 링크를 아는 사람은 누구나 폴더의 이름과 목록, 닉네임을 봐요.',
    request: ofFolder,
    answer: shareSchema,
    run: ({ pool, member, secret, params: { id } }) => shareFavorites(pool, member.id, id, secret),
  }),
  memberRoute({
    at: 'DELETE /api/v1/me/folders/{id}/share',
    access: 'delete favorites',
    operation: { id: 'unshareFolder', tag: 'favorites', summary: '폴더의 링크를 끊어요.' },
    request: ofFolder,
    async run({ pool, member, params: { id } }) {
      await unshareFavorites(pool, member.id, id)
    },
  }),
  // Never cached, because the owner may revoke it at any moment.
  openRoute({
    at: 'GET /api/v1/lists/{token}',
    access: 'view favorites',
    operation: { id: 'readSharedList', tag: 'favorites', summary: '링크로 나눈 목록을 읽어요.' },
    description: '지금 목록에 있는 식당만 답해요. 나눔을 끝내면 곧바로 404가 돼요.',
    request: { params: listParamsSchema, query: sharedListQuerySchema },
    answer: sharedListSchema,
    responses: {
      304: { description: API_RESPONSES.notModified },
      404: errorResponse(API_RESPONSES.notFound),
    },
    async run({ c, pool, params: { token }, query: { page } }) {
      c.header('X-Robots-Tag', 'noindex')
      return orFail(await readSharedList(pool, token, page), { code: 'list-not-found', params: {} })
    },
  }),
  memberRoute({
    at: 'GET /api/v1/me/favorites/ids',
    access: 'read favorites',
    operation: { id: 'readFavoriteIds', tag: 'favorites', summary: '저장한 식당의 번호를 모두 읽어요.' },
    answer: favoriteIdsSchema,
    run: ({ pool, member }) => readFavoriteIds(pool, member.id),
  }),
  memberRoute({
    at: 'GET /api/v1/me/favorites',
    access: 'read favorites',
    operation: { id: 'listFavorites', tag: 'favorites', summary: '저장한 식당을 새것부터 읽어요.' },
    request: { query: favoriteQuerySchema },
    answer: favoritePageSchema,
    run: ({ pool, member, query }) => listFavorites(pool, member.id, query),
  }),
  memberRoute({
    at: 'POST /api/v1/me/favorites/merge',
    access: 'create favorites',
    operation: { id: 'mergeFavorites', tag: 'favorites', summary: '한 기기에 담아 둔 식당을 한꺼번에 저장해요.' },
    description: '새로 저장한 수(added), 이미 있던 수(known), 지금 없거나 자리가 없는 수(unknown)를 답해요.',
    request: { body: mergeFavoritesSchema },
    answer: mergedFavoritesSchema,
    run: ({ pool, member, body: { ids } }) => mergeFavorites(pool, member.id, ids),
  }),
  memberRoute({
    at: 'PUT /api/v1/me/favorites/{restaurantId}',
    access: 'create favorites',
    operation: { id: 'putFavorite', tag: 'favorites', summary: '식당을 저장해요.' },
    description:
      '이미 저장한 곳이어도 204를 답해요. 다른 식당으로 합쳐진 번호에는 410과 새 번호(merged_into)를 답해요.',
    request: { params },
    run: ({ pool, member, params: { restaurantId } }) => putFavorite(pool, member.id, restaurantId),
  }),
  memberRoute({
    at: 'DELETE /api/v1/me/favorites/{restaurantId}',
    access: 'delete favorites',
    operation: { id: 'removeFavorite', tag: 'favorites', summary: '저장한 식당을 지워요.' },
    description: '저장하지 않은 곳이어도 204를 답해요.',
    request: { params },
    async run({ pool, member, params: { restaurantId } }) {
      await removeFavorite(pool, member.id, restaurantId)
    },
  }),
  memberRoute({
    at: 'PATCH /api/v1/me/favorites/{restaurantId}',
    access: 'update favorites',
    operation: { id: 'moveFavorite', tag: 'favorites', summary: '저장한 식당을 폴더에 넣거나 폴더에서 빼요.' },
    request: { params, body: moveFavoriteSchema },
    run: ({ pool, member, params: { restaurantId }, body }) =>
      moveFavorite(pool, member.id, restaurantId, body.folder_id),
  }),
  memberRoute({
    at: 'GET /api/v1/me/folders',
    access: 'read favorites',
    operation: { id: 'listFolders', tag: 'favorites', summary: '즐겨찾기 폴더를 읽어요.' },
    answer: foldersSchema,
    run: ({ pool, member, secret }) => listFolders(pool, member.id, secret),
  }),
  memberRoute({
    at: 'POST /api/v1/me/folders',
    access: 'create favorites',
    operation: { id: 'addFolder', tag: 'favorites', summary: '즐겨찾기 폴더를 만들어요.' },
    request: { body: folderNameSchema },
    answer: folderSchema,
    status: 201,
    run: ({ pool, member, body: { name } }) => addFolder(pool, member.id, name),
  }),
  memberRoute({
    at: 'PATCH /api/v1/me/folders/{id}',
    access: 'update favorites',
    operation: { id: 'renameFolder', tag: 'favorites', summary: '즐겨찾기 폴더의 이름을 바꿔요.' },
    request: { ...ofFolder, body: folderNameSchema },
    answer: folderSchema,
    run: ({ pool, member, secret, params: { id }, body: { name } }) =>
      renameFolder(pool, { member: member.id, folder: id, name }, secret),
  }),
  memberRoute({
    at: 'DELETE /api/v1/me/folders/{id}',
    access: 'delete favorites',
    operation: { id: 'removeFolder', tag: 'favorites', summary: '즐겨찾기 폴더를 지워요.' },
    description: '안에 있던 식당은 저장된 채로 남아요.',
    request: ofFolder,
    run: ({ pool, member, params: { id } }) => removeFolder(pool, member.id, id),
  }),
]
