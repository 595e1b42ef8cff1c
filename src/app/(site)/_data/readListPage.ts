import { cache } from 'react'
import type { SharedList } from '@/domain/favorite/schemas'
import { sharedListQuerySchema } from '@/domain/favorite/requests'
import { preparedReads } from '@/infra/database/readPool'
import { readSharedList } from '@/server/favorites/readSharedList'
import { missingPage } from './missingPage'

export const readListPage = cache(async (token: string, page: string | string[] | undefined): Promise<SharedList> => {
  const asked = sharedListQuerySchema.safeParse({ page })
  const list = asked.success ? await readSharedList(preparedReads(), token, asked.data.page) : null
  return list ?? missingPage()
})
