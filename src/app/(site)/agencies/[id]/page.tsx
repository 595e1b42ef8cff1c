import { permanentRedirect } from 'next/navigation'
import { koreanDay } from '@/domain/koreanDay'
import { preparedReads } from '@/infra/database/readPool'
import { readReportCard } from '@/server/agencies/reportCards'
import { listSharedPlaces } from '@/server/agencies/listSharedPlaces'
import { formatCount, formatWonShort } from '@/ui/format/number'
import { agencyCardImage, pageMetadata } from '@/ui/kit/pageMetadata'
import { englishHref } from '@/ui/urls/englishHref'
import { agencyComparisonHref, agencyHref, readAgencyId } from '@/ui/urls/agencyHref'
import { agencyFeedHref } from '@/ui/urls/fileHref'
import { readFields, type SearchParams } from '@/ui/urls/readQuery'
import { AgencyScreen } from '../../_components/agency/AgencyScreen'
import { ComparisonScreen } from '../../_components/agency/ComparisonScreen'
import { load } from '../../_data/load'
import { metadataOrMissing, pageOrMissing } from '../../_data/missingPage'
import { readAgencyPage } from '../../_data/readAgencyPage'
import { AgencyNotFound } from '../../_components/text/NotFound'

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
  const page = pageMetadata({ title, description, url: agencyHref(agency.id), image })
  return {
    ...page,
    alternates: {
      ...page.alternates,
      languages: { en: englishHref(agencyHref(agency.id)) },
      types: { 'application/rss+xml': agencyFeedHref(agency.id) },
    },
    ...((isComparison || agency.visit_count === 0) && { robots: { index: false, follow: true } }),
  }
})

export default pageOrMissing(async ({ params, searchParams }: Props) => {
  const agency = await readAgencyPage((await params).id)
  const word = readFields(await searchParams).with
  if (word === undefined) {
    const card = await load('report card', () => readReportCard(preparedReads(), agency.id))
    return <AgencyScreen agency={agency} card={card} today={koreanDay(new Date())} />
  }
  const other = readAgencyId(word)
  if (other === null || other === agency.id) permanentRedirect(agencyHref(agency.id))
  const second = await readAgencyPage(word, (into) => agencyComparisonHref(agency.id, into))
  const shared = await load('shared places', () => listSharedPlaces(preparedReads(), agency.id, second.id))
  return <ComparisonScreen agencies={[agency, second]} shared={shared} />
}, AgencyNotFound)
