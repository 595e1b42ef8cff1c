import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import type { AgencyDetail } from '@/contract/agencies'
import { pageTags } from '@/domain/site/pageTags'
import { preparedReads } from '@/infra/database/readPool'
import { tagPage } from '@/infra/requestContext'
import { readAgencyDetail } from '@/server/agencies/readAgencyDetail'
import { agencyHref, readAgencyId } from '@/ui/urls/agencyHref'
import { missingPage } from './missingPage'

/** `hrefOf`: the page that a merged one leads to */
export const readAgencyPage = cache(async (word: string, hrefOf = agencyHref): Promise<AgencyDetail> => {
  const id = readAgencyId(word)
  if (id === null) missingPage()
  const found = await readAgencyDetail(preparedReads(), id, new Date())
  if (!found) missingPage()
  if ('mergedInto' in found) permanentRedirect(hrefOf(found.mergedInto))
  tagPage(pageTags.agency(id), pageTags.directory)
  return found
})
