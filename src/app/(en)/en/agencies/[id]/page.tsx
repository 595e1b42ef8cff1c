import { AGENCY_TYPE_NAMES, ENGLISH } from '@/messages/english'
import { romanName, romanRegion } from '@/ui/format/romanize'
import { agencyCardImage } from '@/ui/kit/pageMetadata'
import { PageHeading, SectionHeading } from '@/ui/kit/Headings'
import { Stat, StatStrip } from '@/ui/kit/StatStrip'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { agencyHref } from '@/ui/urls/agencyHref'
import { ENGLISH_AGENCIES, englishHref } from '@/ui/urls/englishHref'
import { metadataOrMissing, pageOrMissing } from '@/app/(site)/_data/missingPage'
import { readAgencyPage } from '@/app/(site)/_data/readAgencyPage'
import {
  EnglishBreadcrumbs,
  KoreanLink,
  EnglishNotFound,
  NOT_FOUND_METADATA,
  RomanName,
  PlaceRows,
} from '../../../_components/Places'

interface Props {
  params: Promise<{ id: string }>
}

const hrefOf = (id: number): string => englishHref(agencyHref(id))

export const generateMetadata = metadataOrMissing(async ({ params }: Props) => {
  const { id, name, visit_count } = await readAgencyPage((await params).id, hrefOf)
  const image = agencyCardImage(id, name)
  return {
    title: `${romanName(name)} (${name})`,
    alternates: { canonical: hrefOf(id), languages: { ko: agencyHref(id), en: hrefOf(id) } },
    openGraph: { siteName: ENGLISH.site, locale: 'en', type: 'website' as const, url: hrefOf(id), images: [image] },
    ...(visit_count === 0 && { robots: { index: false, follow: true } }),
  }
}, NOT_FOUND_METADATA)

export default pageOrMissing(
  async ({ params }: Props) => {
    const agency = await readAgencyPage((await params).id, hrefOf)
    const region = romanRegion(agency.sub_add1, agency.sub_add2)
    return (
      <StaticMarkup className="wrap">
        <PageHeading
          crumbs={<EnglishBreadcrumbs links={[{ label: ENGLISH.links.agencies, href: ENGLISH_AGENCIES }]} />}
          title={<RomanName name={agency.name} />}
        >
          {[AGENCY_TYPE_NAMES[agency.type], region].filter(Boolean).join(' · ')}
        </PageHeading>
        <div className="mt-6">
          <StatStrip>
            <Stat figure={ENGLISH.number(agency.visit_count)} label={ENGLISH.figures.visits} />
            <Stat figure={ENGLISH.number(agency.restaurant_count)} label={ENGLISH.figures.restaurants} />
            <Stat figure={ENGLISH.wonShort(agency.total_amount)} label={ENGLISH.figures.amount} />
            <Stat
              figure={agency.per_head_median === null ? '–' : ENGLISH.won(agency.per_head_median)}
              label={ENGLISH.figures.perHead}
            />
          </StatStrip>
        </div>
        {agency.places.length > 0 && (
          <section aria-labelledby="places" className="mt-10">
            <SectionHeading id="places" title={ENGLISH.mostVisited} />
            <PlaceRows places={agency.places} withRegion />
          </section>
        )}
        <KoreanLink href={agencyHref(agency.id)} />
      </StaticMarkup>
    )
  },
  () => <EnglishNotFound />,
)
