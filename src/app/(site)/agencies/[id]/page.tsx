import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { koreanDay } from '@/domain/koreanDay'
import { preparedReads } from '@/infra/database/readPool'
import { listSharedPlaces } from '@/server/agencies/listSharedPlaces'
import { formatCount, formatWonShort } from '@/ui/format/number'
import { agencyCardImage, pageMetadata } from '@/ui/kit/pageMetadata'
import { agencyComparisonHref, agencyHref, readAgencyId } from '@/ui/urls/agencyHref'
import { readFields, type SearchParams } from '@/ui/urls/readQuery'
import type { AgencyDetail } from '@/contract/agencies'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { readAgencyDetail } from '@/server/agencies/readAgencyDetail'
import { AgencyScreen } from '../../_components/agency/AgencyScreen'
import { ComparisonScreen } from '../../_components/agency/ComparisonScreen'
import { load } from '../../_data/load'
import { metadataOrMissing, pageOrMissing, missingPage } from '../../_data/missingPage'
import { NotFound } from '../../_components/text/NotFound'

const readAgencyPage = cache(async (word: string, hrefOf = agencyHref): Promise<AgencyDetail> => {
  const id = readAgencyId(word)
  if (id === null) missingPage()
  const found = await readAgencyDetail(preparedReads(), id, new Date())
  if (!found) missingPage()
  if ('mergedInto' in found) permanentRedirect(hrefOf(found.mergedInto))
  tagPage(pageTags.agency(id), pageTags.directory)
  return found
})

const AgencyNotFound = () => (
  <NotFound title="기관을 찾을 수 없어요">요청하신 기관이 없거나 이름이 바뀌었어요.</NotFound>
)

interface Props {
  params: Promise<{ id: string }>
  searchParams: Promise<SearchParams>
}

export const generateMetadata = metadataOrMissing(async ({ params, searchParams }: Props) => {
  const agency = await readAgencyPage((await params).id)
  const isComparison = readFields(await searchParams).with !== undefined
  const title = isComparison ? `${agency.name} 비교하기` : `${agency.name} 업무추진비`
  const description =
    `${agency.name}의 업무추진비 기록이에요. 식당 ${formatCount(agency.restaurant_count)}곳에 ` +
    `${formatCount(agency.visit_count)}번 다녀가 ${formatWonShort(agency.total_amount)} 원을 썼어요. ` +
    '달마다, 부서마다, 원문과 함께 봐요.'
  const image = agencyCardImage(agency.id, agency.name)
  return {
    ...pageMetadata({ title, description, url: agencyHref(agency.id), image }),
    ...((isComparison || agency.visit_count === 0) && { robots: { index: false, follow: true } }),
  }
})

export default pageOrMissing(async ({ params, searchParams }: Props) => {
  const agency = await readAgencyPage((await params).id)
  const word = readFields(await searchParams).with
  if (word === undefined) return <AgencyScreen agency={agency} today={koreanDay(new Date())} />
  const other = readAgencyId(word)
  if (other === null || other === agency.id) permanentRedirect(agencyHref(agency.id))
  const second = await readAgencyPage(word, (into) => agencyComparisonHref(agency.id, into))
  const shared = await load('shared places', () => listSharedPlaces(preparedReads(), agency.id, second.id))
  return <ComparisonScreen agencies={[agency, second]} shared={shared} />
}, AgencyNotFound)
